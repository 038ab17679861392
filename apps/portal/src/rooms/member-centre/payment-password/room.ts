import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'paymentPassword',
  title: 'centre.room_paymentPassword',
  order: 60,
  within: 'securityCenter',
  group: 'money',
  component: () => import('../../../features/accounts/payment-password-room.tsx'),
});
