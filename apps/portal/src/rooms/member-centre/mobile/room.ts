import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'mobile',
  title: 'centre.room_mobile',
  order: 20,
  within: 'securityCenter',
  group: 'ways',
  component: () => import('../../../features/member/contacts/mobile-room.tsx'),
});
