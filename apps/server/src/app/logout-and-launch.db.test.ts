import { launchGame, listGames, logout } from '@pelita/contract';
import { newTrial, testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';

const world = await testDatabase();
const server = await testServer(world);
const LAUNCHES = 6;

const mayStillBet = {
  name: 'test.launches-of-ended-sessions',
  text: `select game_session.game_code from game_session join session using (session_id)
    where session.ended_at is not null and game_session.expires_at > $1`,
};

test('GATE-01 no launch outlives its session, even one that was under way when the player logged out', async () => {
  const [game] = (await server.send(listGames, { query: { pageSize: '1' } })).value.games;
  const query = { gameId: game?.gameCode ?? '' };
  const statuses = new Set<number>();
  for (let round = 0; round < 8; round += 1) {
    const { token } = await newTrial(server);
    const launching = Array.from({ length: LAUNCHES }, () => server.call(urlOf(query), { token }));
    const [left, ...launched] = await Promise.all([server.send(logout, {}, { token }), ...launching]);
    expect(left.status).toBe(200);
    for (const { status } of launched) statuses.add(status);
  }
  expect([...statuses].filter((status) => status !== 200 && status !== 401)).toEqual([]);
  expect(await world.database.single(mayStillBet, [world.clock.now()])).toEqual([]);
});

function urlOf(query: Record<string, string>): string {
  return `${launchGame.path}?${new URLSearchParams(query)}`;
}
