import { canonicalUsername, playerByName, playersInside } from '../modules/accounts/index.ts';
import { form } from '../platform/command-line/command.ts';
import { Plain, runCommand } from './plain.ts';
import { withModules } from './with-platform.ts';

/** A player of this name is logged out with all others. */
const EVERYBODY = 'all';

/** `npm run sessions`: with the server running or stopped. */
await runCommand({
  name: 'sessions',
  does: 'Sessions of players, with the server running or stopped. Each end is audited.',
  forms: [
    form({
      words: 'end PLAYER',
      does: 'logs a player out everywhere, by username; “all” means every player',
      run: ({ PLAYER }) => end(PLAYER),
    }),
  ],
});

/** One transaction a player: a running server goes on meanwhile, and what is done stays done. */
async function end(player: string): Promise<void> {
  await withModules(async ({ people: { accounts } }, { database }) => {
    const players = await database.reading(async (tx) => {
      if (player === EVERYBODY) return playersInside(tx);
      const found = await playerByName(tx, canonicalUsername(player.trim()));
      if (found === null) throw new Plain(`There is no player ${JSON.stringify(player)}.`);
      return [found];
    });
    let ended = 0;
    for (const playerId of players)
      ended += await database.transaction((tx) => accounts.shutOut(tx, playerId, 'system'));
    console.log(`${ended} sessions ended.`);
  });
}
