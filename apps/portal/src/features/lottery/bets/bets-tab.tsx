import '../results/results.css';
import { cancelLotteryItems, type LotteryGame, type LotteryOrder, todaysLotteryOrders } from '@pelita/contract';
import type { RuleSet } from '@pelita/lottery';
import { Amount } from '@pelita/ui/amount';
import { Answer } from '@pelita/ui/answer';
import { notify } from '@pelita/ui/notice';
import { Optional } from '@pelita/ui/optional';
import { Skeleton } from '@pelita/ui/skeleton';
import { StateBadge } from '@pelita/ui/state-badge';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../shared/calls/failure-text.ts';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { navigate } from '../../../shared/navigation/navigation.ts';
import { lazyPart } from '../../../shared/parts/load-part.ts';
import { ownQuery } from '../../../shared/session/own-query.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useDrawLabels } from '../games/draw-label.ts';
import { usePlayTypeNames } from '../betting/play-type-names.ts';
import { Chases } from './chases.tsx';
import { useContentLabel } from './content-label.ts';
import { shownState } from './item-tones.ts';

type Props = { game: LotteryGame; rules: RuleSet };
type Item = LotteryOrder['items'][number];

/** The member's bets on this game, today's and those whose draw is to come, each as it stands now. */
export default function BetsTab(props: Props) {
  const text = useText('betting');
  if (useSession() === null)
    return (
      <div className="results-none">
        <p>{text('logInForBets')}</p>
        <button type="button" className="button button-strong mt-4" onClick={() => navigate().openModal('login')}>
          {text('logIn')}
        </button>
      </div>
    );
  return (
    <>
      <Chases {...props} />
      <OwnBets {...props} />
    </>
  );
}

function OwnBets({ game, rules }: Props) {
  const text = useText('betting');
  const answer = useQuery({
    ...ownQuery('lottery', 'orders'),
    queryFn: () => send(todaysLotteryOrders, { query: { size: '100' } }),
    staleTime: 0,
  });
  return (
    <Answer of={answer}>
      {({ content }) => {
        const orders = content.filter(({ gameCode }) => gameCode === game.gameId);
        if (orders.length === 0) return <p className="results-none">{text('noBets')}</p>;
        return (
          <ul className="my-bets">
            {orders.flatMap((order) =>
              order.items.map((item) => (
                <li key={item.itemId} className="my-bet">
                  <Bet order={order} item={item} rules={rules} />
                </li>
              )),
            )}
          </ul>
        );
      }}
    </Answer>
  );
}

function Bet({ order, item, rules }: { order: LotteryOrder; item: Item; rules: RuleSet }) {
  const text = useText('betting');
  const { drawLabel } = useDrawLabels();
  const { fullNameOf } = usePlayTypeNames(rules.code);
  const contentLabel = useContentLabel(rules);
  const { currency, drawsAt } = order;
  const { key, tone } = shownState(item);
  const isDecided = item.state === 'won' || item.state === 'lost' || item.state === 'refunded';
  return (
    <>
      <span>
        <b>{fullNameOf(item.playType)}</b>
        <span className="my-bet-content">{` ${contentLabel(item.content, { playType: item.playType, drawsAt })}`}</span>
      </span>
      <StateBadge tone={tone} label={text(key)} isTag />
      <span className="my-bet-note">
        {`${text('draw')} ${drawLabel(order.drawNo)} · ${text('cartLine', { lines: item.lines, unit: item.unit })}`}
      </span>
      <span className="my-bet-figure">
        {item.state === 'won' ? (
          <Amount value={item.won} currency={currency} isSigned={key === 'item_won'} />
        ) : (
          <Amount value={item.stake} currency={currency} />
        )}
      </span>
      {item.state === 'placed' && order.isCancellable && <CancelButton itemId={item.itemId} />}
      {isDecided && <Why orderId={order.orderId} itemId={item.itemId} />}
    </>
  );
}

/** Asked for when it is opened. */
function Why({ orderId, itemId }: { orderId: string; itemId: string }) {
  const text = useText('betting');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="my-bet-why" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text('why')}</summary>
      {isOpen && (
        <Optional fallback={<Skeleton heights={[48, 96]} />}>
          <ExplainedOrder orderId={orderId} itemId={itemId} />
        </Optional>
      )}
    </details>
  );
}

const ExplainedOrder = lazyPart({ component: () => import('./explained-order.tsx') });

function CancelButton({ itemId }: { itemId: string }) {
  const text = useText('betting');
  const client = useQueryClient();
  const cancel = async () => {
    try {
      await send(cancelLotteryItems, { body: { itemIds: [itemId] } });
      notify({ tone: 'done', text: text('cancelled') });
    } catch (failure) {
      notify({ tone: 'problem', text: failureText(failure) });
    }
    await client.invalidateQueries({ queryKey: ['own'] });
  };
  return (
    <button type="button" className="my-bet-cancel" onClick={() => void cancel()}>
      {text('cancelBet')}
    </button>
  );
}
