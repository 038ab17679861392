import './explained-order.css';
import { type CallValue, getLotteryOrder } from '@pelita/contract';
import { gameOf, type RuleSet, ruleSetOf } from '@pelita/lottery';
import { Amount } from '@pelita/ui/amount';
import { Answer } from '@pelita/ui/answer';
import { StateBadge } from '@pelita/ui/state-badge';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { ownQuery } from '../../../shared/session/own-query.ts';
import { usePlayTypeNames } from '../betting/play-type-names.ts';
import { useDrawLabels } from '../games/draw-label.ts';
import { Balls } from '../results/balls.tsx';
import { prizesOf } from '../results/drawn-numbers.ts';
import { ResultTable } from '../results/result-table.tsx';
import { useContentLabel } from './content-label.ts';
import { shownState } from './item-tones.ts';
import { WonLines } from './won-lines.tsx';

type Order = CallValue<typeof getLotteryOrder>;

/** Why an order got what it got: which number came where and at which odds, by the code that settled it. One item of it, or all. */
export default function ExplainedOrder({ orderId, itemId }: { orderId: string; itemId?: string }) {
  const order = useQuery({
    ...ownQuery('lottery', 'order', orderId),
    queryFn: () => send(getLotteryOrder, { params: { orderId } }),
    staleTime: 0,
  });
  return <Answer of={order}>{(value) => <Explained order={value} itemId={itemId} />}</Answer>;
}

function Explained({ order, itemId }: { order: Order; itemId: string | undefined }) {
  const text = useText('betting');
  const { drawLabel } = useDrawLabels();
  const rules = ruleSetOf(gameOf(order.gameCode)?.rules ?? '');
  if (!rules) return <p className="explained-note">{text('unknownGame')}</p>;
  const { result } = order;
  const items = order.items.filter((item) => itemId === undefined || item.itemId === itemId);
  return (
    <div className="explained">
      <div className="explained-draw">
        <span>{`${text('draw')} ${drawLabel(order.drawNo)}`}</span>
        {result ? (
          <Balls result={result} size="small" />
        ) : (
          <span className="explained-note">{text('noResultYet')}</span>
        )}
      </div>
      {items.map((item) => (
        <Item key={item.itemId} item={item} order={order} rules={rules} isAlone={itemId !== undefined} />
      ))}
      {result && prizesOf(result).length > 1 && (
        <details className="explained-result">
          <summary>{text('wholeResult')}</summary>
          <ResultTable result={result} />
        </details>
      )}
    </div>
  );
}

type ItemProps = { item: Order['items'][number]; order: Order; rules: RuleSet; isAlone: boolean };

function Item({ item, order, rules, isAlone }: ItemProps) {
  const text = useText('betting');
  const { fullNameOf } = usePlayTypeNames(rules.code);
  const contentLabel = useContentLabel(rules);
  const { currency, drawsAt } = order;
  const { key, tone } = shownState(item);
  return (
    <section aria-label={fullNameOf(item.playType)} className="explained-item">
      {!isAlone && (
        <p className="explained-head">
          <b>{fullNameOf(item.playType)}</b>
          <StateBadge tone={tone} label={text(key)} isTag />
        </p>
      )}
      <p className="my-bet-content">{contentLabel(item.content, { playType: item.playType, drawsAt })}</p>
      <p className="explained-note">
        {text('cartLine', { lines: item.lines, unit: item.unit })} · {text('stake')}{' '}
        <Amount value={item.stake} currency={currency} />
        {Number(item.rebated) > 0 && (
          <>
            {` · ${text('rebate')} `}
            <Amount value={item.rebated} currency={currency} />
          </>
        )}
      </p>
      {item.wonLines.length > 0 && <WonLines item={item} order={order} rules={rules} />}
      {item.wonLines.length === 0 && item.state === 'lost' && <p>{text('noneCame', { lines: item.lines })}</p>}
    </section>
  );
}
