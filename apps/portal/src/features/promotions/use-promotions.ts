import { type CallValue, getAvailablePromotions } from '@pelita/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../shared/calls/send.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { ofOffers } from '../../shared/query/query-scope.tsx';
import { ownQuery, ownQueryOf } from '../../shared/session/own-query.ts';
import { useSession } from '../../shared/session/use-session.ts';

export type Promotions = CallValue<typeof getAvailablePromotions>;
/** As a visitor sees them, with the language that they are told in. */
export type FirstPromotions = { promotions: Promotions; language: string };

/** What the reader can take part in; what the server wrote is what a visitor sees. */
export function usePromotions(first: FirstPromotions | null = null) {
  const { code } = usePageLanguage();
  const session = useSession();
  const isShownAlready = session === null && first?.language === code;
  return useQuery({
    ...ofOffers,
    ...ownQueryOf(session, 'promotions', code),
    queryFn: () => send(getAvailablePromotions, { query: {} }),
    enabled: typeof window !== 'undefined',
    ...(isShownAlready ? { initialData: first.promotions } : {}),
  });
}

/** After a press: promotions, their pages, balance and rewards are asked for anew. */
export function usePromotionsHaveChanged(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: ownQuery().queryKey });
  };
}
