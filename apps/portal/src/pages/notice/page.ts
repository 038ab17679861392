import type { PlainSearch } from '@pelita/router';
import type { NoticeList } from '../../features/notices/notice-list.ts';
import { portalPage } from '../../shared/page/portal-page.ts';

export default portalPage({
  paths: { '/noticePage': { isIndexed: true } },
  texts: 'reading',
  search: {
    names: ['page'],
    read: ({ page }: PlainSearch): { page?: string } => (page && /^[1-9]\d{0,3}$/.test(page) ? { page } : {}),
  },
  load: async ({ send, language }): Promise<NoticeList | null> => {
    if (!send) return null;
    const { noticeList } = await import('../../features/notices/notice-list.ts');
    return noticeList(send, language()).catch(() => null);
  },
  component: () => import('./notice-page.tsx'),
});
