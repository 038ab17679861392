import { getReferralFriends, type ReferralFriend } from '@pelita/contract';
import { Amount } from '@pelita/ui/amount';
import { DataTable } from '@pelita/ui/data-table';
import { Moment } from '@pelita/ui/moment';
import { Pager } from '@pelita/ui/pager';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ownQuery } from '../../shared/session/own-query.ts';

/** Those who registered by the player's link, masked, the newest first. */
export function InvitedFriends({ currency }: { currency: string }) {
  const text = useText('referral');
  const [page, setPage] = useState(1);
  const asked = useQuery({
    ...ownQuery('referral', 'friends', page),
    queryFn: () => send(getReferralFriends, { query: { pageNum: String(page) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <DataTable
      caption={text('friends')}
      rows={asked.data?.content}
      keyOf={({ account, joinedAt }: ReferralFriend) => `${account} ${joinedAt}`}
      failure={asked.data ? undefined : (asked.error ?? undefined)}
      onRetry={() => void asked.refetch()}
      empty={<p>{text('noFriends')}</p>}
      columns={[
        { name: 'account', head: text('account'), cell: ({ account }) => account },
        { name: 'joined', head: text('joined'), cell: ({ joinedAt }) => <Moment at={joinedAt} /> },
        {
          name: 'state',
          head: text('state'),
          cell: ({ state, stepsMet }) => text(`state_${state}`, { steps: stepsMet }),
        },
        {
          name: 'earned',
          head: text('reward'),
          isFigure: true,
          cell: ({ earned }) => <Amount value={earned} currency={currency} />,
        },
      ]}
      foot={<Pager current={page} total={asked.data?.totalPages ?? 1} onPage={setPage} />}
    />
  );
}
