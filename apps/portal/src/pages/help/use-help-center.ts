import { useQuery } from '@tanstack/react-query';
import { useLoaderData } from '@tanstack/react-router';
import { send } from '../../shared/calls/send.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { helpCenter } from './help-center.ts';

/** All topics in the visitor's language, or one; those of the first language may have come with the page. */
export function useHelpCenter(anchor?: string) {
  const { code } = usePageLanguage();
  const first = useLoaderData({ strict: false });
  return useQuery({
    queryKey: ['help', code, anchor],
    queryFn: () => helpCenter(send, code, anchor),
    enabled: typeof window !== 'undefined',
    ...(first?.topics && first.language === code ? { initialData: { language: code, topics: first.topics } } : {}),
  });
}
