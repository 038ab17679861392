import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'email',
  title: 'centre.room_email',
  order: 30,
  within: 'securityCenter',
  group: 'ways',
  component: () => import('../../../features/member/contacts/email-room.tsx'),
});
