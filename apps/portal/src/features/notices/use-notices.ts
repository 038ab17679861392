import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/calls/send.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { noticeList, type NoticeList } from './notice-list.ts';

/** The announcements in the visitor's language; `first` came with the page, if it did. */
export function useNotices(first: NoticeList | null) {
  const { code } = usePageLanguage();
  return useQuery({
    queryKey: ['notices', code],
    queryFn: () => noticeList(send, code),
    enabled: typeof window !== 'undefined',
    ...(first?.language === code ? { initialData: first } : {}),
  });
}
