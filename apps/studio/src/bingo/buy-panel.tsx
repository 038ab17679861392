import { Minus, Plus } from 'lucide-react';
import { type CurrencyCode, decimalFromMinor } from '@pelita/contract';
import { minorOf } from '../game/amounts.ts';
import { clock } from './caller.tsx';
import { useAmount, useBingo, useBingoState, useBingoText, useSeconds } from './use-bingo.ts';

/** Tickets of the round on sale: how many, what they cost, until when. */
export function BuyPanel() {
  const game = useBingo();
  const text = useBingoText();
  const amount = useAmount();
  const room = useBingoState((state) => state.room);
  const selling = useBingoState((state) => state.selling);
  const currency = useBingoState((state) => state.currency);
  const count = useBingoState((state) => state.count);
  const isBuying = useBingoState((state) => state.isBuying);
  useBingoState((state) => state.purchases);
  const seconds = useSeconds(selling?.salesUntil);
  if (!room || !selling) return null;
  const left = game.left();
  const cost = decimalFromMinor(minorOf(room.price, currency) * BigInt(count), currency as CurrencyCode);
  const isClosed = seconds === 0;
  return (
    <section className="buy" aria-label={text('buyFor', { label: selling.label })}>
      <p className="buy-words">
        <b className="figures" data-seconds={seconds}>
          {isClosed ? text('saleClosed') : text('saleEnds', { time: clock(seconds) })}
        </b>
        <span className="muted figures">
          {text('sold', { count: selling.tickets, buyers: text('buyers', { count: selling.buyers }) })}
        </span>
      </p>
      <div className="buy-count" role="group" aria-label={text('howMany')}>
        <button
          type="button"
          className="quiet-button act"
          aria-label={text('fewer')}
          disabled={count <= 1}
          onClick={() => game.choose(count - 1)}
        >
          <Minus aria-hidden="true" />
        </button>
        <output className="figures">{count}</output>
        <button
          type="button"
          className="quiet-button act"
          aria-label={text('more')}
          disabled={count >= left}
          onClick={() => game.choose(count + 1)}
        >
          <Plus aria-hidden="true" />
        </button>
      </div>
      <button
        type="button"
        className="golden confirm buy-button"
        disabled={isBuying || isClosed || left === 0}
        onClick={() => void game.buy()}
      >
        <span>{left === 0 ? text('haveAll') : text('buy', { count })}</span>
        <b className="figures">{amount(cost)}</b>
      </button>
    </section>
  );
}
