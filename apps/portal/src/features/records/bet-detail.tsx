import { type BetRecord, getBet } from '@pelita/contract';
import { Amount } from '@pelita/ui/amount';
import { Answer } from '@pelita/ui/answer';
import { DescriptionList } from '@pelita/ui/description-list';
import { Moment } from '@pelita/ui/moment';
import { Optional } from '@pelita/ui/optional';
import { StateBadge } from '@pelita/ui/state-badge';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { lazyPart } from '../../shared/parts/load-part.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { betTones } from './bet-list.tsx';

/** The rules of the games come when a round is looked at. */
const RoundReplay = lazyPart({ component: () => import('./round-replay.tsx') });

/** What another part of the portal knows of a bet's round; null where it knows nothing. */
export type RoundOf = (bet: BetRecord) => ReactNode;

export function BetDetail({ betId, roundOf, onLeave }: { betId: string; roundOf: RoundOf; onLeave: () => void }) {
  const text = useText('records');
  const bet = useQuery({
    ...ownQuery('records', 'bet', betId),
    queryFn: () => send(getBet, { params: { betId } }),
    staleTime: 0,
  });
  return (
    <div className="record-room">
      <div>
        <button type="button" className="button button-small button-quiet" onClick={onLeave}>
          {text('backToBets')}
        </button>
      </div>
      <Answer of={bet}>
        {(value) => (
          <>
            <Facts bet={value} round={value.round} />
            {value.replay ? (
              <Optional>
                <RoundReplay round={value.replay} currency={value.currency} />
              </Optional>
            ) : (
              (roundOf(value) ?? <p className="record-note">{text('noReplay')}</p>)
            )}
          </>
        )}
      </Answer>
    </div>
  );
}

function Facts({ bet, round }: { bet: BetRecord; round: string }) {
  const text = useText('records');
  const gamesText = useText('games');
  const money = (value: string, isSigned = false) => (
    <Amount value={value} currency={bet.currency} isSigned={isSigned} />
  );
  return (
    <DescriptionList
      facts={[
        { name: text('game'), value: bet.gameName },
        { name: text('product'), value: gamesText(bet.product) },
        { name: text('vendor'), value: bet.vendorName },
        { name: text('time'), value: <Moment at={bet.at} /> },
        { name: text('status'), value: <StateBadge tone={betTones[bet.status]} label={text(`bet_${bet.status}`)} /> },
        { name: text('stake'), value: money(bet.stake) },
        { name: text('won'), value: money(bet.won) },
        { name: text('result'), value: money(bet.net, true) },
        { name: text('round'), value: <span className="record-code">{round}</span> },
      ]}
    />
  );
}
