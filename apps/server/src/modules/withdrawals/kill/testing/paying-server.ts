import type { PlayerId } from '@pelita/contract';
import { Refusal } from '@pelita/contract';
import Fastify from 'fastify';
import { loadBrand } from '../../../../platform/brand.ts';
import { ensureDatabase } from '../../../../platform/database/embedded/cluster-databases.ts';
import { openCluster } from '../../../../platform/database/embedded/cluster.ts';
import { readSchema } from '../../../../platform/database/schema/read-schema.ts';
import { readEnvironment } from '../../../../platform/environment/read-environment.ts';
import { createLog } from '../../../../platform/log/create-log.ts';
import { openPlatform } from '../../../../platform/open-platform.ts';
import { prepareDatabase } from '../../../../platform/prepare-database.ts';
import { settingCatalogue } from '../../../../platform/settings/catalogue.ts';
import { withdrawalSettings } from '../../settings.ts';
import { testDesk } from '../../testing/test-desk.ts';
import { bankOverHttp } from './bank-over-http.ts';

/**
 * A server that takes requests, decides and pays, as a process of its own that can be killed: the platform’s own boot, the
 * use cases of this module, and a bank outside. It prints its port when it can serve.
 */
const [dataDir = '', bankOrigin = ''] = process.argv.slice(2);
const environment = readEnvironment({ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
const log = createLog('silent');
const cluster = await openCluster(dataDir);
await cluster.ensureRunning();
const address = await ensureDatabase(cluster, 'pelita');
await prepareDatabase({ owner: address, application: address }, await readSchema(), log);
const platform = openPlatform({
  settings: { catalogue: settingCatalogue(withdrawalSettings) },
  environment,
  brand: await loadBrand(environment),
  address,
  log,
  heal: async () => void (await cluster.ensureRunning()),
});
const settings = { 'withdrawals.receiptMinutes': 0, 'approvals.withdrawal.secondAbove': '1000000.00' };
const desk = testDesk(platform.database, { payer: bankOverHttp(bankOrigin), settings });

type Asked = { playerId: PlayerId; key: string; bankAccountId: string; id: string };
const app = Fastify();
app.setErrorHandler((error, _request, reply) =>
  reply.code(error instanceof Refusal ? 409 : 500).send({ code: error instanceof Refusal ? error.code : 'failed' }),
);
app.post<{ Body: Asked }>('/request', async ({ body }) => await desk.request(body, '100.00', body.key));
app.post<{ Body: Asked }>('/carry', async ({ body }) => ({ status: await desk.carry(body.playerId, body.id) }));
app.post<{ Body: Asked }>('/approve', async ({ body }) => ({ state: await desk.approve(body.id) }));
await app.listen({ host: '127.0.0.1', port: 0 });
const [listening] = app.addresses();
if (typeof listening === 'object') console.log(`port ${listening.port}`);
