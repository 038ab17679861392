import { getLoginHistory } from '@pelita/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Pager } from '@pelita/ui/pager';
import { Answer } from '@pelita/ui/answer';
import { ownQuery } from '../../../shared/session/own-query.ts';
import { useDeviceName, VisitRow } from './visit-row.tsx';

const PER_PAGE = 10;

/** MC-03: the logins of the last ninety days and how each ended. */
export default function LoginHistoryRoom() {
  const text = useText('centre');
  const nameOf = useDeviceName();
  const [page, setPage] = useState(1);
  const history = useQuery({
    ...ownQuery('loginHistory', page),
    queryFn: () => send(getLoginHistory, { query: { pageNo: String(page), pageSize: String(PER_PAGE) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <div className="centre-stack">
      <p className="text-muted text-pretty">{text('historyIntro')}</p>
      <Answer of={history}>
        {({ list, totalPages }) => (
          <>
            <ul className="centre-list" aria-busy={history.isPlaceholderData}>
              {list.map(({ sessionId, device, address, openedAt, lastSeenAt, endedBecause }) => (
                <VisitRow
                  key={sessionId}
                  name={nameOf(device)}
                  badge={text(endedBecause ? `end_${endedBecause}` : 'stillOpen')}
                  facts={[
                    [text('address'), address],
                    [text('loggedInAt'), { at: openedAt }],
                    [text('lastSeenAt'), { at: lastSeenAt }],
                  ]}
                />
              ))}
            </ul>
            <Pager current={page} total={totalPages} onPage={setPage} />
          </>
        )}
      </Answer>
    </div>
  );
}
