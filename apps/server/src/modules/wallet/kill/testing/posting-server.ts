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
import { createPosting } from '../../../ledger/index.ts';
import { testNeeds } from '../../provider/testing/launches.ts';
import { walletModule } from '../../index.ts';

/**
 * A server that posts, as a process of its own that can be killed: the platform's own boot, the provider wallet, and
 * one route that posts to the ledger. It prints its port when it can serve. `DIE_AFTER_COMMIT` in a request's headers
 * ends it between commit and answer.
 */
const DIE_AFTER_COMMIT = 'x-die-after-commit';
type Deposit = { playerId: PlayerId; key: string; amountMinor: string };

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

const post = createPosting(platform);

const app = Fastify();
app.addHook('onSend', async (request) => {
  if (request.headers[DIE_AFTER_COMMIT] !== undefined) process.kill(process.pid, 'SIGKILL');
});
app.setErrorHandler((error, _request, reply) =>
  reply.code(error instanceof Refusal ? 409 : 500).send({ code: error instanceof Refusal ? error.code : 'failed' }),
);
await app.register(walletModule(platform, testNeeds).plugin);
app.post<{ Body: Deposit }>('/deposit', async ({ body }) => {
  const posted = await post({
    playerId: body.playerId,
    book: 'real',
    source: 'kill',
    key: body.key,
    kind: 'deposit',
    direction: 'credit',
    counterAccount: 'house:cash:kill',
    amountMinor: BigInt(body.amountMinor),
    currency: 'MYR',
    reference: body.key,
  });
  return { availableMinor: posted.availableMinor.toString(), version: posted.version.toString() };
});
await app.listen({ host: '127.0.0.1', port: 0 });
const [listening] = app.addresses();
if (typeof listening === 'object') console.log(`port ${listening.port}`);
