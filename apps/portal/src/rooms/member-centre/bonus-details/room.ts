import { Sparkles } from 'lucide-react';
import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'bonusDetails',
  title: 'centre.room_bonusDetails',
  order: 90,
  icon: Sparkles,
  texts: ['records'],
  component: () => import('../../../features/records/bonus-room.tsx'),
});
