import { Wallet } from 'lucide-react';
import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'transferFund',
  title: 'centre.room_transferFund',
  order: 20,
  icon: Wallet,
  texts: ['wallets'],
  component: () => import('../../../features/wallets/wallets-room.tsx'),
});
