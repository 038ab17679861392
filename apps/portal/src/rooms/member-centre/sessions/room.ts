import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'sessions',
  title: 'centre.room_sessions',
  order: 100,
  within: 'securityCenter',
  group: 'places',
  component: () => import('../../../features/accounts/visits/sessions-room.tsx'),
});
