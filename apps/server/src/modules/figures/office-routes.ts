import type { Call, CallAnswer } from '@pelita/contract';
import * as office from '@pelita/contract/office';
import type { Tx } from '../../platform/database/tx.ts';
import { type Binding, bindLong, bindReading, bindTable, type CallerOf } from '../../platform/http/binding.ts';
import { keptReading } from '../../platform/kept/kept-reading.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAudit } from '../audit/index.ts';
import type { OfficeFigureNeeds } from './needs.ts';
import { readDashboard } from './office/dashboard.ts';
import { dayColumns, gameColumns, playerColumns } from './office/file-columns.ts';
import { listQueues } from './office/queues.ts';
import { listGames, listMoney, listPlayers } from './office/reports.ts';

export type Dashboard = () => Promise<CallAnswer<typeof office.getDashboard>>;

/** As it was some seconds ago at most, while there is a reader. */
export function keptDashboard(
  platform: Pick<Platform, 'brand' | 'clock' | 'database' | 'log'>,
  needs: OfficeFigureNeeds,
): Dashboard {
  return keptReading(platform, readDashboard(platform.brand.currency, needs), (err) =>
    platform.log.warn({ err }, 'the dashboard could not be read anew'),
  );
}

export function figureOfficeRoutes(
  { brand: { currency } }: Pick<Platform, 'brand'>,
  { dashboard, queues }: { dashboard: Dashboard; queues: OfficeFigureNeeds['queues'] },
): Binding[] {
  return [
    bindLong(office.getDashboard, dashboard),
    bindReading(office.listQueues, listQueues(queues)),
    bindTable(office.reportMoney, listMoney(currency), dayColumns, noteFile(office.reportMoney)),
    bindTable(office.reportGames, listGames(currency), gameColumns, noteFile(office.reportGames)),
    bindTable(office.reportPlayers, listPlayers(currency), playerColumns, noteFile(office.reportPlayers)),
  ];
}

/** What is taken as a file is an entry of the audit log. */
function noteFile({ path }: Call) {
  return (tx: Tx, { operator }: CallerOf<typeof office.reportMoney>): Promise<void> =>
    recordAudit(tx, { actor: `operator:${operator.operatorId}`, action: 'take-file', subject: `file:${path}` });
}
