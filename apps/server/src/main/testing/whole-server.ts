import { officeCalls, officeStream } from '@pelita/contract/office';
import { buildApp } from '../../app/build-app.ts';
import { createModules } from '../../app/compose/index.ts';
import type { Module } from '../../platform/module.ts';
import { runPlainly } from '../plain.ts';
import { serve } from '../serve.ts';

/**
 * The server as it is started, but for pages and the long shelf, for tests of several processes. A job `noted` writes
 * down which of them did it, into the test's own table.
 */
const noted: Module = {
  name: 'noted',
  jobs: [
    {
      name: 'noted',
      async handle(tx, { name }) {
        const text = 'insert into noted_job (name, process) values ($1, $2)';
        await tx.run({ name: 'noted.job', text }, [name, process.pid]);
      },
    },
  ],
};

await runPlainly(() =>
  serve(async (platform) => {
    const composed = await createModules(platform, { isShortCatalogue: true });
    return {
      modules: [...composed.modules, noted],
      firstRun: {
        ...composed.operators,
        seedAccount: composed.people.entrance.seedAccount,
        grant: async () => undefined,
      },
      buildApp: () => buildApp(platform, composed),
      buildOffice: () => buildApp(platform, composed.office, { calls: officeCalls, stream: officeStream }),
      startDraining: (app) => app.startDraining(),
    };
  }),
);
