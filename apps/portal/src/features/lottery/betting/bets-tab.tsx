import '../results/results.css';
import {
  cancelLotteryItems,
  type LotteryGame,
  type LotteryItemState,
  type LotteryOrder,
  todaysLotteryOrders,
} from '@pelita/contract';
import type { RuleSet } from '@pelita/lottery';
import { Amount } from '@pelita/ui/amount';
import { Answer } from '@pelita/ui/answer';
import { notify } from '@pelita/ui/notice';
import { StateBadge, type Tone } from '@pelita/ui/state-badge';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../shared/calls/failure-text.ts';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { navigate } from '../../../shared/navigation/navigation.ts';
import { ownQuery } from '../../../shared/session/own-query.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useDrawLabels } from '../games/draw-label.ts';
import { usePlayTypeNames } from './play-type-names.ts';

type Props = { game: LotteryGame; rules: RuleSet };
type Item = LotteryOrder['items'][number];

const tones: Record<LotteryItemState, Tone> = {
  placed: 'waiting',
  won: 'done',
  lost: 'neutral',
  refunded: 'information',
  cancelled: 'neutral',
  void: 'information',
};

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
  return <OwnBets {...props} />;
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
  const { currency } = order;
  return (
    <>
      <span>
        <b>{fullNameOf(item.playType)}</b>
        <span className="my-bet-content">{` ${item.content}`}</span>
      </span>
      <StateBadge tone={tones[item.state]} label={text(`item_${item.state}`)} isTag />
      <span className="my-bet-note">
        {`${text('draw')} ${drawLabel(order.drawNo)} · ${text('cartLine', { lines: item.lines, unit: item.unit })}`}
      </span>
      <span className="my-bet-figure">
        {item.state === 'won' ? (
          <Amount value={item.won} currency={currency} isSigned />
        ) : (
          <Amount value={item.stake} currency={currency} />
        )}
      </span>
      {item.state === 'placed' && order.isCancellable && <CancelButton itemId={item.itemId} />}
    </>
  );
}

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
