import '../../shared/records/records.css';
import './bonus/bonus.css';
import { getBalance, getBonusList, getWithdrawalTerms } from '@pelita/contract';
import { Amount } from '@pelita/ui/amount';
import { Answer } from '@pelita/ui/answer';
import { EmptyPlace } from '@pelita/ui/empty-place';
import { Pager } from '@pelita/ui/pager';
import { StatTile } from '@pelita/ui/stat-tile';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import type { RoomProps } from '../../shared/rooms/room.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { BonusCard } from './bonus/bonus-card.tsx';

/** MC-10: each bonus with its steps, what counted for it, and what is still to be played before money leaves. */
export default function BonusRoom({ openRoom }: RoomProps) {
  const text = useText('bonusRoom');
  const { code } = usePageLanguage();
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const bonuses = useQuery({
    ...ownQuery('bonuses', 'list', code, page),
    queryFn: () => send(getBonusList, { query: { pageNum: String(page) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
  return (
    <div className="record-room">
      <Tiles />
      <Answer of={bonuses}>
        {({ content, totalPages }) =>
          content.length === 0 ? (
            <EmptyPlace title={text('none')} note={text('noneNote')}>
              <button type="button" className="button button-quiet" onClick={() => openRoom('rewardCenter')}>
                {text('toRewards')}
              </button>
            </EmptyPlace>
          ) : (
            <>
              <ul className="bonus-cards">
                {content.map((bonus) => (
                  <li key={bonus.bonusId}>
                    <BonusCard bonus={bonus} onChanged={() => client.invalidateQueries(ownQuery('bonuses'))} />
                  </li>
                ))}
              </ul>
              {totalPages > 1 && <Pager current={page} total={totalPages} onPage={setPage} />}
            </>
          )
        }
      </Answer>
    </div>
  );
}

function Tiles() {
  const text = useText('bonusRoom');
  const money = useQuery({ ...ownQuery('bonuses', 'balance'), queryFn: () => send(getBalance, {}), staleTime: 0 });
  const terms = useQuery({
    ...ownQuery('withdrawals', 'terms'),
    queryFn: () => send(getWithdrawalTerms, {}),
    staleTime: 0,
    retry: false,
  });
  return (
    <div className="record-tiles">
      <StatTile
        label={text('balance')}
        figure={money.data && <Amount value={money.data.bonus} currency={money.data.currency} />}
        note={text('balanceNote')}
      />
      <StatTile
        label={text('stillToPlay')}
        figure={terms.data && <Amount value={terms.data.remainingTurnover} currency={terms.data.currency} />}
        note={text(/[1-9]/.test(terms.data?.remainingTurnover ?? '') ? 'stillToPlayNote' : 'nothingToPlay')}
      />
    </div>
  );
}
