import { type PlayerId } from '@pelita/contract';
import { officeCalls, officeStream } from '@pelita/contract/office';
import type { FastifyInstance } from 'fastify';
import type { SeededAccount } from '../modules/entrance/index.ts';
import { postTransfer } from '../modules/ledger/index.ts';
import type { Database, Tx } from '../platform/database/tx.ts';
import { officeAtHome } from '../platform/environment/office-origin.ts';
import type { Platform } from '../platform/platform.ts';
import { buildApp } from './build-app.ts';
import { seedDemoTeam, teamBegan } from './demo-team/seed-demo-team.ts';
import { createModules } from './compose/index.ts';
import { builtPortal, isPortalBuilt } from './pages/built-portal.ts';
import { builtOffice, isOfficeBuilt } from './pages/office/built-office.ts';
import { developmentOffice } from './pages/office/development-office.ts';
import { refuseSharedHost } from './refuse-shared-host.ts';
import { schemaIsCurrent } from './schema-is-current.ts';
import { developmentPortal } from './pages/development-portal.ts';

/** What the runner starts: the modules with the first run's doors, and the app over them. */
export async function composeServer(platform: Platform, { isDevelopment }: { isDevelopment: boolean }) {
  const listening: { office: FastifyInstance | null } = { office: null };
  const officeOrigin = () =>
    platform.environment.officeOrigin ?? officeAtHome(portOf(listening.office) ?? platform.environment.officePort);
  const composed = await createModules(platform, { officeOrigin });
  const { operators } = composed;
  return {
    modules: composed.modules,
    firstRun: {
      seedAccount: (database: Database, account: SeededAccount) =>
        composed.people.entrance.seedAccount(database, account),
      grant: (tx: Tx, grant: { playerId: PlayerId; key: string; amountMinor: bigint }) =>
        grantFromHouse(tx, platform, grant),
      ...(platform.environment.demoTeam
        ? { demoTeam: { began: teamBegan, seed: seedDemoTeam(platform, composed.history) } }
        : {}),
      seedOperator: operators.seedOperator,
      appointFirstAdministrator: operators.appointFirstAdministrator,
    },
    buildApp: () =>
      buildApp(platform, composed, {
        pages: portalOf(platform, isDevelopment),
        readiness: [schemaIsCurrent(platform.database)],
      }),
    buildOffice: async () => {
      refuseSharedHost(platform, officeOrigin());
      listening.office = await buildApp(platform, composed.office, {
        calls: officeCalls,
        stream: officeStream,
        ownOrigin: officeOrigin,
        pages: officePagesOf(platform, isDevelopment),
      });
      return listening.office;
    },
    startDraining: (app: FastifyInstance) => app.startDraining(),
  };
}

/** The port of a server that listens; null before. */
function portOf(app: FastifyInstance | null): number | null {
  const [address] = app?.addresses() ?? [];
  return typeof address === 'object' ? address.port : null;
}

function portalOf(platform: Platform, isDevelopment: boolean) {
  if (isDevelopment) return developmentPortal(platform);
  if (!isPortalBuilt()) throw new Error('The portal is not built: npm run build');
  return builtPortal(platform);
}

function officePagesOf(platform: Platform, isDevelopment: boolean) {
  if (isDevelopment) return developmentOffice(platform);
  if (!isOfficeBuilt()) throw new Error('The back office is not built: npm run build');
  return builtOffice(platform);
}

/** Real money of the house, for the demo member alone. */
async function grantFromHouse(
  tx: Tx,
  { brand }: Platform,
  { playerId, key, amountMinor }: { playerId: PlayerId; key: string; amountMinor: bigint },
): Promise<void> {
  await postTransfer(tx, {
    playerId,
    book: 'real',
    source: 'grant',
    key,
    kind: 'grant',
    direction: 'credit',
    counterAccount: 'house:grant',
    amountMinor,
    currency: brand.currency,
    reference: key,
  });
}
