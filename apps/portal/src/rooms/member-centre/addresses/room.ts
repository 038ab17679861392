import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'addresses',
  title: 'centre.room_addresses',
  order: 120,
  within: 'securityCenter',
  group: 'places',
  component: () => import('../../../features/accounts/visits/addresses-room.tsx'),
});
