import { Ticket } from 'lucide-react';
import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'personalHistoryCopy',
  title: 'centre.room_personalHistoryCopy',
  order: 60,
  icon: Ticket,
  texts: ['records'],
  component: () => import('./bets.tsx'),
});
