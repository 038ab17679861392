// Written by `npm run generate` from the folders beside it that hold a room.ts.
import type { RoomDescriptor } from '../../shared/rooms/room.ts';
import type { RoomNames } from '../../shared/rooms/room-names.generated.ts';
import announcementsRoom from './announcements/room.ts';
import agentTeamOverviewRoom from './agent-team-overview/room.ts';
import registerCenterRoom from './register-center/room.ts';
import downlineManagementRoom from './downline-management/room.ts';
import personalHistoryRoom from './personal-history/room.ts';
import palStatementsRoom from './pal-statements/room.ts';
import incomeRoom from './income/room.ts';
import downlineTransactionsRoom from './downline-transactions/room.ts';
import dividendRoom from './dividend/room.ts';
import dailyWageRoom from './daily-wage/room.ts';
import hourlySalaryRoom from './hourly-salary/room.ts';
import realTimeSalaryRoom from './real-time-salary/room.ts';

/** In the order that each says of itself. */
export const rooms: readonly RoomDescriptor<RoomNames['agent-centre']>[] = [
  announcementsRoom,
  agentTeamOverviewRoom,
  registerCenterRoom,
  downlineManagementRoom,
  personalHistoryRoom,
  palStatementsRoom,
  incomeRoom,
  downlineTransactionsRoom,
  dividendRoom,
  dailyWageRoom,
  hourlySalaryRoom,
  realTimeSalaryRoom,
];
