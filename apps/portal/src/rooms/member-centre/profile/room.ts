import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'profile',
  title: 'centre.room_profile',
  order: 80,
  within: 'securityCenter',
  group: 'person',
  component: () => import('../../../features/member/profile/profile-room.tsx'),
});
