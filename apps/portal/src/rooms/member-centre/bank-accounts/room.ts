import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'bankAccounts',
  title: 'centre.room_bankAccounts',
  order: 70,
  within: 'securityCenter',
  group: 'money',
  component: () => import('../../../features/payees/bank-accounts-room.tsx'),
});
