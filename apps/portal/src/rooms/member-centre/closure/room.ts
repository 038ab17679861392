import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'closure',
  title: 'centre.room_closure',
  order: 130,
  within: 'securityCenter',
  group: 'leaving',
  component: () => import('../../../features/member/closure/closure-room.tsx'),
});
