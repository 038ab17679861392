import { Gift } from 'lucide-react';
import { officePage } from '../../shared/page/office-page.ts';

export default officePage({
  paths: {
    '/point-goods': {
      title: 'pointGoods',
      permission: 'points.see',
      place: { area: 'work', order: 60, icon: Gift },
    },
  },
  component: () => import('./point-goods-page.tsx'),
});
