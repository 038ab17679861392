import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'loginPassword',
  title: 'centre.room_loginPassword',
  order: 10,
  within: 'securityCenter',
  group: 'ways',
  component: () => import('../../../features/accounts/login-password-room.tsx'),
});
