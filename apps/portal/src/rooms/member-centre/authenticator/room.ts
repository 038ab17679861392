import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'authenticator',
  title: 'centre.room_authenticator',
  order: 40,
  within: 'securityCenter',
  group: 'ways',
  component: () => import('../../../features/accounts/authenticator/authenticator-room.tsx'),
});
