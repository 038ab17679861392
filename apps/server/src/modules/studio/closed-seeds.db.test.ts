import type { StudioSession } from '@pelita/contract';
import { commitment } from '@pelita/games';
import { testDatabase } from '@pelita/testkit';
import { afterAll, expect, test } from 'vitest';
import { seedBox, SeedsShut } from './seeds/seed-box.ts';
import { standInWallet } from './testing/stand-in-wallet.ts';
import { studioServer } from './testing/studio-server.ts';

const world = await testDatabase();
const wallet = await standInWallet();
const server = await studioServer(world.platform, { walletUrl: () => wallet.url });
wallet.trust(server.studio.publicKeyPem);
afterAll(async () => {
  await server.close();
  await wallet.close();
});

const kept = () =>
  world.asOwner<{ user_id: string; pair: string; next: string; revealed_at: string | null }>(`
    select p.user_id, p.kept_server_seed as pair, s.closed_next_server_seed as next, p.revealed_at
    from studio_seed_pair p join studio_seat s on s.user_id = p.user_id order by p.opened_at, p.id`);

test('SEC-03 a server seed is in clear in the database once its player knows it, and not before', async () => {
  const { bearer } = wallet.admit('closed-1', 100_000);
  const session = (await server.call('GET', 'session', bearer)).value as StudioSession;
  const box = seedBox(world.platform);
  const [before] = await kept();
  const live = await box.open(before?.pair ?? '', before?.user_id ?? '');
  const next = await box.open(before?.next ?? '', before?.user_id ?? '');
  expect([commitment(live), commitment(next)]).toEqual([session.seeds.commitment, session.seeds.nextCommitment]);
  expect(JSON.stringify(before)).not.toMatch(new RegExp(`${live}|${next}`));
  await expect(box.open(before?.pair ?? '', 'another-user')).rejects.toThrow(SeedsShut);

  const changed = await server.call('POST', 'seeds', bearer, { clientSeed: 'mine' });
  expect(changed.value).toMatchObject({ revealed: { serverSeed: live } });
  const [revealed, current] = await kept();
  expect(revealed).toMatchObject({ pair: live });
  expect(await box.open(current?.pair ?? '', current?.user_id ?? '')).toBe(next);
});

test('SEC-03 seeds that an earlier version kept in clear are closed at the start, once, and play on', async () => {
  const { bearer } = wallet.admit('closed-2', 100_000);
  await server.call('GET', 'session', bearer);
  const [live, next] = ['a'.repeat(64), 'b'.repeat(64)];
  await world.asOwner('update studio_seed_pair set kept_server_seed = $1 where revealed_at is null', [live]);
  await world.asOwner('update studio_seat set closed_next_server_seed = $1', [next]);
  const before = await kept();

  await server.studio.seed?.(world.database);
  const closed = await kept();
  expect(JSON.stringify(closed)).not.toMatch(new RegExp(`${live}|${next}`));
  expect(closed.filter(({ revealed_at: at }) => at !== null)).toHaveLength(
    before.filter(({ revealed_at: at }) => at !== null).length,
  );
  await server.studio.seed?.(world.database);
  expect(await kept()).toEqual(closed);
  const changed = await server.call('POST', 'seeds', bearer, { clientSeed: 'mine' });
  expect(changed.value).toMatchObject({ revealed: { serverSeed: live }, seeds: { commitment: commitment(next) } });
});
