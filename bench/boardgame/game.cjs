// A game of four whose table is as large as Omerta's: cards before everybody, hidden from the others, and somebody's turn.
exports.Bench = {
    name: "bench",
    setup: () => ({
        hands: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, Array.from({ length: 5 }, (_, at) => ({ card: at, patrol: false }))])),
        pile: [],
        sheet: Array.from({ length: 4 }, () => Array(10).fill(0)),
    }),
    playerView: ({ G, playerID }) => ({
        ...G,
        hands: Object.fromEntries(Object.entries(G.hands).map(([seat, hand]) => [seat, seat === playerID ? hand : hand.map(() => null)])),
    }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
        play: ({ G, playerID, random }, at) => {
            G.pile = [G.hands[playerID][at].card];
            G.hands[playerID][at] = { card: random.Die(13), patrol: false };
        },
    },
};
