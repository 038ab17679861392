import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/calls/send.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { helpCenter, type HelpCenter } from './help-center.ts';

/** All topics in the visitor's language, or one; `first` came with the page, if it did. */
export function useHelpCenter(first: HelpCenter | null, anchor?: string) {
  const { code } = usePageLanguage();
  return useQuery({
    queryKey: ['help', code, anchor],
    queryFn: () => helpCenter(send, code, anchor),
    enabled: typeof window !== 'undefined',
    ...(first?.language === code ? { initialData: first } : {}),
  });
}
