// node clients.cjs PORT TABLES SECONDS: four clients a table; whose turn it is moves at once. Prints how many moves the others heard of, and in what time.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Bench } = require("./game.cjs");

const [port, tables, seconds] = process.argv.slice(2).map(Number);
let moves = 0;

function sit(table, seat) {
    const client = Client({
        game: Bench,
        numPlayers: 4,
        multiplayer: SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ["websocket"] } }),
        matchID: `table-${table}`,
        playerID: String(seat),
        debug: false,
    });
    let answered = -1;
    client.subscribe((state) => {
        if (state === null || !state.isConnected || state.ctx.currentPlayer !== String(seat) || state._stateID === answered) return;
        answered = state._stateID;
        moves++;
        setImmediate(() => client.moves.play(moves % 5));
    });
    client.start();
}

for (let table = 0; table < tables; table++) for (let seat = 0; seat < 4; seat++) sit(table, seat);
setTimeout(() => {
    console.log("warm");
    moves = 0;
    setTimeout(() => {
        console.log(moves);
        process.exit(0);
    }, seconds * 1000);
}, 4000);
