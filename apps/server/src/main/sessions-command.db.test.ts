import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { rowsOf } from '../platform/database/schema/testing/fresh-database.ts';
import { openCommandHouse } from './testing/command-house.ts';

const { full, run, leave } = await openCommandHouse();
afterAll(leave);

const { host, user } = inject('pelitaCluster');
const address = { host, user, database: full };
const [ali, siti] = [randomUUID(), randomUUID()];
const openOf = async (playerId: string) => {
  const kept = {
    session: 'ended_at is null',
    known_device: 'true',
    password_reset: 'true',
    game_session: 'expires_at > now()',
  };
  const counts = Object.entries(kept).map(async ([table, condition]) => {
    const found = await rowsOf(address, `select 1 from ${table} where player_id = '${playerId}' and ${condition}`);
    return found.length;
  });
  return Promise.all(counts);
};

beforeAll(async () => {
  for (const [name, playerId] of [
    ['ali123', ali],
    ['siti45', siti],
  ] as const)
    await insertPlayerInside(name, playerId);
});

test('LOGIN-15 npm run sessions -- end PLAYER logs that player out everywhere, and nobody else', async () => {
  expect(await run('sessions', full, 'end', ' ALI123 ')).toMatchObject({
    code: 0,
    said: expect.stringContaining('2 sessions ended.') as unknown,
  });
  expect([await openOf(ali), await openOf(siti)]).toEqual([
    [0, 0, 0, 0],
    [2, 1, 1, 1],
  ]);
  expect(await rowsOf(address, `select actor, subject, after from audit_entry where action = 'end-sessions'`)).toEqual([
    { actor: 'system', subject: `player:${ali}`, after: expect.stringMatching(/"ended":2/) },
  ]);
});

test('LOGIN-15 npm run sessions -- end all logs everybody out; what it does not know is refused and ends nothing', async () => {
  expect(await run('sessions', full, 'end', 'nobody77')).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is no player "nobody77".') as unknown,
  });
  expect(await openOf(siti)).toEqual([2, 1, 1, 1]);
  expect((await run('sessions', full, 'end', 'all')).said).toContain('2 sessions ended.');
  expect(await openOf(siti)).toEqual([0, 0, 0, 0]);
});

/** With two sessions, a game, a device that is known and a link for a new password. */
async function insertPlayerInside(name: string, playerId: string): Promise<void> {
  const [first, second] = [randomUUID(), randomUUID()];
  const hash = () => `decode(md5('${randomUUID()}'), 'hex')`;
  const session = (id: string) => `(${hash()}, '${playerId}', '${id}', now(), now(), now() + interval '1 day', '', '')`;
  await rowsOf(
    address,
    `insert into account (player_id, username, role, account_type, currency, avatar_seed, registered_at)
       values ('${playerId}', '${name}', 'player', 0, 'MYR', 'seed', now());
     insert into account_name (name, player_id) values ('${name}', '${playerId}');
     insert into session (token_hash, player_id, session_id, opened_at, last_seen_at, expires_at, address, user_agent)
       values ${session(first)}, ${session(second)};
     insert into known_device (player_id, device_id, token_hash, user_agent, address, known_at, last_used_at, expires_at)
       values ('${playerId}', '${randomUUID()}', ${hash()}, '', '', now(), now(), now() + interval '1 day');
     insert into password_reset (token_hash, player_id, expires_at) values (${hash()}, '${playerId}', now() + interval '1 hour');
     insert into game_session (token_hash, player_id, session_id, provider_code, provider_user_id, game_code, currency, book,
         opened_at, expires_at)
       values (${hash()}, '${playerId}', '${first}', 'STUDIO', 'user-${name}', 'koi-rising', 'MYR', 'real', now(), now() + interval '1 hour')`,
  );
}
