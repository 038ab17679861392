// Written by `npm run generate` from the folders beside it that hold a room.ts.
import type { RoomDescriptor } from '../../shared/rooms/room.ts';
import type { RoomNames } from '../../shared/rooms/room-names.generated.ts';
import agentTeamOverviewRoom from './agent-team-overview/room.ts';
import registerCenterRoom from './register-center/room.ts';
import downlineManagementRoom from './downline-management/room.ts';
import personalHistoryRoom from './personal-history/room.ts';
import palStatementsRoom from './pal-statements/room.ts';
import downlineTransactionsRoom from './downline-transactions/room.ts';

/** In the order that each says of itself. */
export const rooms: readonly RoomDescriptor<RoomNames['agent-centre']>[] = [
  agentTeamOverviewRoom,
  registerCenterRoom,
  downlineManagementRoom,
  personalHistoryRoom,
  palStatementsRoom,
  downlineTransactionsRoom,
];
