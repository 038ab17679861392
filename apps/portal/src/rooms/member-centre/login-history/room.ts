import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'loginHistory',
  title: 'centre.room_loginHistory',
  order: 110,
  within: 'securityCenter',
  group: 'places',
  component: () => import('../../../features/accounts/visits/login-history-room.tsx'),
});
