import { rmSync } from 'node:fs';
import { getBalance, getFavourites, getHumanChallenge, login } from '@pelita/contract';
import { callerOf } from '@pelita/testkit';
import { runFolder } from '@pelita/testkit/run-folder';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase, rowsOf } from '../platform/database/schema/testing/fresh-database.ts';
import { rebuildNumbered } from '../platform/database/schema/testing/numbered-history.ts';
import { solvedChallenge } from '../platform/providers/human-check/testing/solved-challenge.ts';
import { launchReady } from './testing/running-server.ts';

const kept = {
  accounts: 'select username, role, account_type, status, avatar_seed, registered_at from account order by player_id',
  balances:
    'select player_id, currency, book, available_minor::text, receivable_minor::text from wallet order by 1, 2, 3',
  transfers: 'select kind, count(*)::int, sum(amount_minor)::text from transfer group by kind order by kind',
  rounds: 'select id, state, total_bet_minor::text, total_win_minor::text, stops from studio_round order by id',
  settings: 'select key, value from setting order by key',
  announcements: 'select code, title from announcement_text join announcement on id = announcement_id order by 1, 2',
};

test('REL-03 the server runs on a database of the numbered migrations and keeps accounts, balances, rounds and settings', async () => {
  const address = await freshDatabase();
  await rebuildNumbered(address);
  const before = await all(address);
  expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true);

  const dataDir = runFolder('pelita-adopted-');
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { user, host, database } = address;
  const url = `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
  const server = await launchReady('whole-server.ts', { DATA_DIR: dataDir, DATABASE_URL: url, PORT: '0' });
  onTestFinished(async () => void (await server.end('SIGKILL')));

  const caller = callerOf(server.origin, () => Date.now() / 1_000);
  const humanVerification = await solvedChallenge((await caller.send(getHumanChallenge, {})).value);
  const credentials = { username: 'melati', password: 'seven tin boats', type: 'username' as const };
  const session = await caller.send(login, { body: { ...credentials, humanVerification } });
  const { token } = session.value;
  expect((await caller.send(getBalance, {}, { token })).value).toMatchObject({ sumBalance: '499.71', currency: 'MYR' });
  expect((await caller.send(getFavourites, {}, { token })).value).toHaveLength(1);
  expect(await server.end('SIGTERM')).toBe(0);
  // A newer brand brings announcements of its own; none that was there is lost.
  expect(await all(address)).toEqual({
    ...before,
    announcements: expect.arrayContaining(before['announcements'] ?? []),
  });
});

async function all(address: Parameters<typeof rowsOf>[0]): Promise<Record<string, unknown[]>> {
  const read = Object.entries(kept).map(async ([name, text]) => [name, await rowsOf(address, text)] as const);
  return Object.fromEntries(await Promise.all(read));
}
