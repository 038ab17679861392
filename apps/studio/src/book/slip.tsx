import { oddsAcceptances } from '@pelita/contract';
import { betOddsText, hundredthsOf, possibleReturnMinor } from '@pelita/games/book';
import { decimalFromMinor, type CurrencyCode } from '@pelita/contract';
import { X } from 'lucide-react';
import { minorOf } from '../game/amounts.ts';
import { betsOf, isOffered, type Pick, priceNow, sizeNow, sizesOf } from './book-state.ts';
import { sidesOf, useMarketName, useSelectionName } from './selection-name.ts';
import { useBook, useBookMoney, useBookState, useBookText, useOdds } from './use-book.ts';

const quick = [500n, 1_000n, 5_000n, 10_000n];

/** What was picked: each pick at the price that was seen, the stake, and what it may come to. */
export function Slip() {
  const game = useBook();
  const text = useBookText();
  const money = useBookMoney();
  const slip = useBookState((state) => state.slip);
  const matches = useBookState((state) => state.matches);
  const size = useBookState(sizeNow);
  const stake = useBookState((state) => state.stake);
  const accept = useBookState((state) => state.accept);
  const currency = useBookState((state) => state.currency);
  const isSending = useBookState((state) => state.isSending);
  const book = useBookState((state) => state.book);
  if (slip.length === 0) return <p className="slip-empty muted">{text('slipEmpty')}</p>;
  const hasMoved = slip.some((pick) => priceNow(matches, pick) !== pick.odds);
  const isClosed = slip.some((pick) => !isOffered(matches, pick));
  const isTwice = size > 1 && new Set(slip.map(({ matchId }) => matchId)).size < slip.length;
  const stakeMinor = minorOf(stake.replace(',', '.'), currency);
  return (
    <div className="slip">
      <ul className="slip-picks">
        {slip.map((pick) => (
          <SlipPick key={`${pick.matchId} ${pick.market} ${pick.selection}`} pick={pick} />
        ))}
      </ul>
      {slip.length > 1 && (
        <div className="slip-kinds" role="group" aria-label={text('kind')}>
          {sizesOf(slip.length).map((of) => (
            <button
              key={of}
              type="button"
              className="book-chip"
              aria-pressed={size === of}
              onClick={() => game.putTogether(of === slip.length ? 'all' : of)}
            >
              {of === 1
                ? text('singles')
                : of === slip.length
                  ? text('parlay')
                  : text('system', { size: String(of), bets: String(betsOf(slip.length, of)) })}
            </button>
          ))}
        </div>
      )}
      <label className="slip-stake">
        <span>{text(size === slip.length ? 'stake' : 'stakeEach')}</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          value={stake}
          placeholder={book ? money(book.minimum) : ''}
          onChange={(event) => game.setStake(event.target.value.replaceAll(/[^\d.,]/g, ''))}
        />
      </label>
      <div className="slip-quick">
        {quick.map((minor) => (
          <button key={String(minor)} type="button" className="book-chip figures" onClick={() => game.addStake(minor)}>
            +{money(decimalFromMinor(minor, currency as CurrencyCode)).replace(/[.,]00$/, '')}
          </button>
        ))}
      </div>
      <label className="slip-accept">
        <span>{text('accept')}</span>
        <select value={accept} onChange={(event) => game.setAccept(event.target.value as typeof accept)}>
          {oddsAcceptances.map((value) => (
            <option key={value} value={value}>
              {text(`accept_${value}`)}
            </option>
          ))}
        </select>
      </label>
      <Outcome picks={slip} size={size} stakeMinor={stakeMinor} />
      {isTwice && <p className="slip-problem">{text('oneMatch')}</p>}
      {hasMoved && accept !== 'any' && (
        <button type="button" className="quiet-button" onClick={() => game.takePrices()}>
          {text('takePrices')}
        </button>
      )}
      <div className="slip-acts">
        <button type="button" className="quiet-button" onClick={() => game.clear()}>
          {text('clear')}
        </button>
        <button
          type="button"
          className="book-act"
          onClick={() => void game.place()}
          disabled={isSending || stakeMinor === 0n || isClosed || isTwice || (hasMoved && accept === 'none')}
        >
          {text(isSending ? 'placing' : 'place')}
        </button>
      </div>
    </div>
  );
}

function SlipPick({ pick }: { pick: Pick }) {
  const game = useBook();
  const text = useBookText();
  const odds = useOdds();
  const nameOf = useSelectionName();
  const marketName = useMarketName();
  const matches = useBookState((state) => state.matches);
  const match = matches.get(pick.matchId);
  if (!match) return null;
  const now = priceNow(matches, pick);
  const name = nameOf(match, pick.market, pick.selection);
  return (
    <li className="slip-pick">
      <span>
        <b>{name}</b>
        <span className="muted">{marketName(pick.market)}</span>
        <span className="muted">{sidesOf(match)}</span>
      </span>
      <span className="slip-odds figures">
        {now !== null && now !== pick.odds && <s>{odds(pick.odds)}</s>}
        <b data-moved={now !== pick.odds || undefined}>
          {isOffered(matches, pick) ? odds(now ?? pick.odds) : text('suspendedShort')}
        </b>
      </span>
      <button
        type="button"
        className="tool"
        aria-label={text('removePick', { name })}
        onClick={() => game.remove(pick)}
      >
        <X aria-hidden="true" />
      </button>
    </li>
  );
}

function Outcome({ picks, size, stakeMinor }: { picks: readonly Pick[]; size: number; stakeMinor: bigint }) {
  const text = useBookText();
  const money = useBookMoney();
  const currency = useBookState((state) => state.currency) as CurrencyCode;
  const prices = picks.map(({ odds }) => hundredthsOf(odds) ?? 100);
  const staked = stakeMinor * BigInt(betsOf(picks.length, size));
  const possible = possibleReturnMinor(
    staked,
    prices.map((hundredths) => ({ hundredths })),
    size,
  );
  const shown = (minor: bigint) => money(decimalFromMinor(minor, currency));
  return (
    <dl className="slip-sums figures">
      {size === picks.length && size > 1 && (
        <div>
          <dt>{text('together')}</dt>
          <dd>{betOddsText(prices)}</dd>
        </div>
      )}
      <div>
        <dt>{text('staked')}</dt>
        <dd>{shown(staked)}</dd>
      </div>
      <div>
        <dt>{text('possible')}</dt>
        <dd>{shown(possible)}</dd>
      </div>
    </dl>
  );
}
