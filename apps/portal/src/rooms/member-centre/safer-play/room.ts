import { HeartHandshake } from 'lucide-react';
import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'saferPlay',
  title: 'centre.room_saferPlay',
  order: 95,
  icon: HeartHandshake,
  texts: ['saferPlay'],
  component: () => import('../../../features/safer-play/safer-play-room.tsx'),
});
