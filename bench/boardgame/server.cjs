const { Server, Origins } = require("boardgame.io/server");
const { Bench } = require("./game.cjs");

Server({ games: [Bench], origins: [Origins.LOCALHOST_IN_DEVELOPMENT] })
    .run({ port: 0, callback: () => {} })
    .then(({ appServer }) => console.log(appServer.address().port));
