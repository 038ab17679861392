import type { ServerResponse } from 'node:http';
import Fastify from 'fastify';
import { openCluster } from '../../platform/database/embedded/cluster.ts';
import { asAdministrator, ensureDatabase } from '../../platform/database/embedded/cluster-databases.ts';
import { runPlainly } from '../plain.ts';
import { serve } from '../serve.ts';
import { siteSettings } from '../../modules/site/settings.ts';

/**
 * The server's start and stop with next to nothing above the platform, for tests that kill it. `POST /write/KEY` answers
 * once the key is committed, `GET /status` shows a setting, `GET /slow` holds its answer until `POST /go`, `GET /keys` lists what stands.
 */
await runPlainly(() =>
  serve(async ({ database, environment, settings, random, clock }) => {
    const released = Promise.withResolvers<void>();
    const streams = new Set<ServerResponse>();
    const newId = () => random.uuid(clock.now());
    return {
      modules: [
        {
          name: 'bare',
          async seed() {
            // As the owner of the schema: the application's role makes no tables.
            const { dataDir, databaseUrl } = environment;
            const owner = databaseUrl
              ? { connectionString: databaseUrl }
              : await ensureDatabase(await openCluster(dataDir), 'pelita');
            const text = 'create table if not exists bare_key (key text primary key); grant all on bare_key to public';
            await asAdministrator(owner, (client) => client.query(text));
          },
        },
      ],
      firstRun: {
        // The crash of a first run at its worst moment: after the accounts, before it is marked as done.
        seedAccount: async (_database, { username }) => {
          const text = 'insert into bare_key (key) values ($1) on conflict do nothing';
          await database.transaction((tx) => tx.run({ name: 'bare.account', text }, [username]));
          return newId() as never;
        },
        grant: async (tx, { key, amountMinor }) => {
          if (process.env['BARE_CRASH'] === 'grant') process.kill(process.pid, 'SIGKILL');
          const text = 'insert into bare_key (key) values ($1)';
          await tx.run({ name: 'bare.grant', text }, [`${key} ${amountMinor}`]);
        },
        seedOperator: async (_database, { username }) => {
          const text = 'insert into bare_key (key) values ($1) on conflict do nothing';
          await database.transaction((tx) => tx.run({ name: 'bare.operator', text }, [username]));
        },
        appointFirstAdministrator: async () => null,
      },
      async buildApp() {
        const app = Fastify({ forceCloseConnections: 'idle' });
        app.post<{ Params: { key: string } }>('/write/:key', async ({ params }) => {
          const text = 'insert into bare_key (key) values ($1)';
          await database.transaction((tx) => tx.run({ name: 'bare.write', text }, [params.key]));
          return 'written';
        });
        app.get('/keys', async () => {
          const text = 'select key from bare_key order by key';
          return (await database.single<{ key: string }>({ name: 'bare.keys', text }, [])).map(({ key }) => key);
        });
        app.get('/status', async () => settings.get(siteSettings.status));
        app.get('/slow', async () => {
          console.log('holding');
          await released.promise;
          return 'done';
        });
        app.post('/go', async () => released.resolve());
        app.get('/stream', (_request, reply) => {
          reply.hijack();
          reply.raw.writeHead(200).write('open\n');
          streams.add(reply.raw);
        });
        app.addHook('preClose', async () => {
          for (const stream of streams) stream.end('ended\n');
        });
        return app;
      },
      startDraining: () => {
        console.log('draining');
        if (process.env['BARE_HOLD'] !== '1') released.resolve();
      },
    };
  }),
);
