import { ensureDatabase } from '../../../../platform/database/embedded/cluster-databases.ts';
import { openCluster } from '../../../../platform/database/embedded/cluster.ts';
import { migrate } from '../../../../platform/database/schema/migrate.ts';
import { readSchema } from '../../../../platform/database/schema/read-schema.ts';
import { loadBrand } from '../../../../platform/brand.ts';
import { readEnvironment } from '../../../../platform/environment/read-environment.ts';
import { createLog } from '../../../../platform/log/create-log.ts';
import { openPlatform } from '../../../../platform/open-platform.ts';
import { settingCatalogue } from '../../../../platform/settings/catalogue.ts';
import { type PlayerId, Refusal } from '@pelita/contract';
import Fastify from 'fastify';
import { holdFunds, postBetweenPlayers, postTransfer, releaseHold, settleHold } from '../../../ledger/index.ts';
import type { Tx } from '../../../../platform/database/tx.ts';
import { testNeeds } from '../../provider/testing/launches.ts';
import { walletModule } from '../../index.ts';

/**
 * A server that posts, as a process of its own that can be killed: the platform's own boot, the provider wallet, and
 * one route for each of the ledger's own movements. It prints its port when it can serve. `DIE_AFTER_COMMIT` in a request's headers
 * ends it between commit and answer.
 */
const DIE_AFTER_COMMIT = 'x-die-after-commit';
/** `of`: the hold that a settlement or a release speaks of. `toPlayerId`: who is given something. */
type Asked = { playerId: PlayerId; key: string; of?: string; toPlayerId?: PlayerId };

const [dataDir = ''] = process.argv.slice(2);
const environment = readEnvironment({ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
const cluster = await openCluster(dataDir);
await cluster.ensureRunning();
const address = await ensureDatabase(cluster, 'pelita');
await migrate(address, await readSchema());
const platform = openPlatform({
  settings: { catalogue: settingCatalogue() },
  environment,
  brand: await loadBrand(environment),
  address,
  log: createLog('silent'),
  heal: async () => void (await cluster.ensureRunning()),
});

const app = Fastify();
app.addHook('onSend', async (request) => {
  if (request.headers[DIE_AFTER_COMMIT] !== undefined) process.kill(process.pid, 'SIGKILL');
});
app.setErrorHandler((error, _request, reply) =>
  reply.code(error instanceof Refusal ? 409 : 500).send({ code: error instanceof Refusal ? error.code : 'failed' }),
);
await app.register(walletModule(platform, testNeeds).plugin);
const AMOUNT_MINOR = 250n;
const ofThem = { book: 'real', currency: 'MYR', source: 'kill' } as const;
const movements = {
  deposit: (tx: Tx, { playerId, key }: Asked) =>
    postTransfer(tx, {
      ...ofThem,
      playerId,
      key,
      kind: 'deposit',
      direction: 'credit',
      counterAccount: 'house:cash:kill',
      amountMinor: AMOUNT_MINOR,
      reference: key,
    }),
  hold: (tx: Tx, { playerId, key }: Asked) =>
    holdFunds(tx, { ...ofThem, playerId, holdKey: key, amountMinor: AMOUNT_MINOR }),
  settle: (tx: Tx, { playerId, key, of: holdKey = '' }: Asked) =>
    settleHold(tx, {
      ...ofThem,
      playerId,
      holdKey,
      key,
      kind: 'withdrawal',
      amountMinor: AMOUNT_MINOR,
      counterAccount: 'house:cash:kill',
    }),
  release: (tx: Tx, { playerId, key, of: holdKey = '' }: Asked) =>
    releaseHold(tx, { ...ofThem, playerId, holdKey, key }),
  player_transfer: (tx: Tx, { playerId: fromPlayerId, key, toPlayerId = fromPlayerId }: Asked) =>
    postBetweenPlayers(tx, { ...ofThem, fromPlayerId, toPlayerId, key, amountMinor: AMOUNT_MINOR, reference: key }),
};
for (const [name, move] of Object.entries(movements))
  app.post<{ Body: Asked }>(`/${name}`, async ({ body }) => {
    const posted = await platform.database.transaction((tx) => move(tx, body));
    return { availableMinor: posted.availableMinor.toString(), version: posted.version.toString() };
  });
await app.listen({ host: '127.0.0.1', port: 0 });
const [listening] = app.addresses();
if (typeof listening === 'object') console.log(`port ${listening.port}`);
