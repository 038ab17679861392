import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'avatar',
  title: 'centre.room_avatar',
  order: 90,
  within: 'securityCenter',
  group: 'person',
  component: () => import('../../../features/member/avatar/avatar-room.tsx'),
});
