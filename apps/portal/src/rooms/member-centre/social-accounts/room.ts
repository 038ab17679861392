import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'socialAccounts',
  title: 'centre.room_socialAccounts',
  order: 50,
  within: 'securityCenter',
  group: 'ways',
  component: () => import('../../../features/entrance/social/social-accounts-room.tsx'),
});
