import { IdCard } from 'lucide-react';
import { memberRoom } from '../../../shared/rooms/room.ts';

export default memberRoom({
  pageId: 'verification',
  title: 'centre.room_verification',
  order: 94,
  icon: IdCard,
  texts: ['verification'],
  component: () => import('../../../features/verification/verification-room.tsx'),
});
