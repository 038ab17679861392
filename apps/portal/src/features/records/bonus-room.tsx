import '../../shared/records/records.css';
import { getWithdrawalTerms } from '@pelita/contract';
import { Amount } from '@pelita/ui/amount';
import { StatTile } from '@pelita/ui/stat-tile';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { MovementList } from './movement-list.tsx';

/** MC-10: what was given beside deposits, and what is still to be played before money leaves. */
export default function BonusRoom() {
  const text = useText('records');
  const terms = useQuery({
    ...ownQuery('withdrawals', 'terms'),
    queryFn: () => send(getWithdrawalTerms, {}),
    staleTime: 0,
    retry: false,
  });
  return (
    <div className="record-room">
      {terms.data && (
        <div className="record-tiles">
          <StatTile
            label={text('stillToPlay')}
            figure={<Amount value={terms.data.remainingTurnover} currency={terms.data.currency} />}
            note={text(/[1-9]/.test(terms.data.remainingTurnover) ? 'stillToPlayNote' : 'nothingToPlay')}
          />
        </div>
      )}
      <MovementList only="bonus" />
    </div>
  );
}
