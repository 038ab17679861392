import type { BookBet } from '@pelita/contract';
import { useEffect, useState } from 'react';
import { betsOf } from './book-state.ts';
import { sidesOf, useMarketName, useSelectionName } from './selection-name.ts';
import { useBook, useBookMoney, useBookState, useBookText, useOdds } from './use-book.ts';

/** Open bets with what they would be closed for, and those that are over. */
export function OwnBets() {
  const text = useBookText();
  const { calls } = useBook();
  const live = useBookState((state) => state.bets);
  const [older, setOlder] = useState<readonly BookBet[]>([]);
  const [hasMore, setHasMore] = useState(false);
  const read = async (before?: string) => {
    const page = await calls.bets(before).catch(() => null);
    if (!page) return;
    setOlder((known) => [...(before === undefined ? [] : known), ...page.bets]);
    setHasMore(page.hasMore);
  };
  const settled = live.filter(({ state }) => state !== 'open').length;
  // oxlint-disable-next-line react/exhaustive-deps -- when it opens, and when a bet ends
  useEffect(() => void read(), [settled]);
  const open = live.filter(({ state }) => state === 'open');
  const over = older.filter(({ betId }) => !open.some((bet) => bet.betId === betId));
  return (
    <section className="own-bets" aria-label={text('myBets')}>
      <h2>{text('openBets')}</h2>
      {open.length === 0 && <p className="muted">{text('noOpenBets')}</p>}
      <ul>
        {open.map((bet) => (
          <Bet key={bet.betId} bet={bet} />
        ))}
      </ul>
      <h2>{text('overBets')}</h2>
      {over.length === 0 && <p className="muted">{text('noOverBets')}</p>}
      <ul>
        {over.map((bet) => (
          <Bet key={bet.betId} bet={bet} />
        ))}
      </ul>
      {hasMore && (
        <button type="button" className="quiet-button" onClick={() => void read(older.at(-1)?.betId)}>
          {text('older')}
        </button>
      )}
    </section>
  );
}

const resultWords = {
  won: 'resultWon',
  'half-won': 'resultHalfWon',
  push: 'resultPush',
  'half-lost': 'resultHalfLost',
  lost: 'resultLost',
  void: 'resultVoid',
} as const;

function Bet({ bet }: { bet: BookBet }) {
  const game = useBook();
  const text = useBookText();
  const money = useBookMoney();
  const odds = useOdds();
  const nameOf = useSelectionName();
  const marketName = useMarketName();
  const isSending = useBookState((state) => state.isSending);
  return (
    <li className="bet" data-state={bet.state}>
      <p className="bet-head figures">
        <b>{nameOfTicket(bet, text)}</b>
        <span>
          {bet.state === 'settled' ? text('returned', { amount: money(bet.returned ?? '0') }) : stateText(bet, text)}
        </span>
      </p>
      <ul className="bet-legs">
        {bet.legs.map((leg) => (
          <li key={`${leg.matchId} ${leg.market}`} data-result={leg.result ?? undefined}>
            <span>
              <b>{nameOf(leg, leg.market, leg.selection)}</b> <span className="muted">{marketName(leg.market)}</span>
              <span className="muted bet-match">
                {sidesOf(leg)}
                {leg.finalScore && ` · ${leg.finalScore.home} – ${leg.finalScore.away}`}
              </span>
            </span>
            <span className="figures">
              {odds(leg.odds)}
              {leg.result !== null && <em>{text(resultWords[leg.result])}</em>}
            </span>
          </li>
        ))}
      </ul>
      <p className="bet-foot figures">
        <span className="muted">
          {text('staked')} {money(bet.stake)}
        </span>
        {bet.state === 'open' && (
          <span className="muted">
            {text('possible')} {money(bet.possibleReturn)}
          </span>
        )}
        {bet.correction !== null && <span>{text('corrected', { amount: money(bet.correction) })}</span>}
      </p>
      {bet.state === 'open' && bet.cashOut !== null && (
        <button type="button" className="quiet-button" disabled={isSending} onClick={() => void game.cashOut(bet)}>
          {text('cashOut', { amount: money(bet.cashOut) })}
        </button>
      )}
    </li>
  );
}

function nameOfTicket({ legs, together }: BookBet, text: ReturnType<typeof useBookText>): string {
  if (legs.length === 1) return text('single');
  if (together === legs.length) return text('parlayOf', { count: String(legs.length) });
  return text('systemOf', {
    size: String(together),
    count: String(legs.length),
    bets: String(betsOf(legs.length, together)),
  });
}

function stateText({ state, isCashedOut }: BookBet, text: ReturnType<typeof useBookText>): string {
  if (isCashedOut) return text('closedEarly');
  return state === 'open' ? text('stateOpen') : text(state === 'refused' ? 'stateRefused' : 'stateCancelled');
}
