import type { BookBet, BookBetsNews, BookMatch, BookNews, CurrencyCode, OddsAcceptance } from '@pelita/contract';
import { decimalFromMinor } from '@pelita/contract';
import type { OddsFormat } from '@pelita/games/book';
import { failureCodeOf } from '../calls/studio-calls.ts';
import { minorOf } from '../game/amounts.ts';
import { createStore } from '../game/store.ts';
import { newUuid, onBalanceMayHaveChanged, tellPortal } from '../platform/device.ts';
import type { AnyPageFacts } from '../platform/page-facts.ts';
import type { BookCalls, PlacedBet } from './book-calls.ts';
import { type BookNotice, type BookState, firstState, isSamePick, type Pick, priceNow, sizeNow } from './book-state.ts';

export type BookGame = ReturnType<typeof createBookGame>;

const TRIES = 4;
const PAUSE_MS = 700;
const notices: Record<string, BookNotice> = {
  odds_changed: 'oddsChanged',
  market_suspended: 'suspended',
  bets_closed: 'betsClosed',
  match_unknown: 'betsClosed',
  stake_out_of_limits: 'outOfLimits',
  insufficient_balance: 'tooLittle',
  round_cancelled: 'cancelled',
  cash_out_unavailable: 'noCashOut',
  play_refused: 'playRefused',
};

/** One player at one sportsbook: what is offered, what is on the slip, and what was bet. */
export function createBookGame(facts: AnyPageFacts, calls: BookCalls) {
  const store = createStore({ ...firstState, currency: facts.currency });
  const { get, set } = store;

  async function open(): Promise<void> {
    for (;;) {
      try {
        await readBook();
        break;
      } catch (error) {
        if (failureCodeOf(error) === 'token_invalid') return set({ phase: 'ended' });
        set({ isUnreachable: true });
        await new Promise((resolve) => setTimeout(resolve, 2_000));
      }
    }
    onBalanceMayHaveChanged(() => void readBalance());
    let isFirst = true;
    await calls.follow(
      { book: onBook, bets: onBets },
      {
        open: () => {
          // What was missed meanwhile is read again, once the connection is back.
          if (!isFirst) void readBook().catch(() => undefined);
          isFirst = false;
          if (get().notice === 'connectionLost') set({ notice: null });
        },
        lost: () => set({ notice: 'connectionLost' }),
        refused: () => set({ phase: 'ended' }),
      },
    );
  }

  async function readBook(): Promise<void> {
    const book = await calls.open();
    const matches = new Map(book.news.matches.map((match) => [match.matchId, match]));
    const { balance, currency, bets } = book;
    set({ phase: 'open', isUnreachable: false, book, matches, bets, balance, currency });
  }

  async function readBalance(): Promise<void> {
    const told = await calls.balance().catch(() => null);
    if (told) set({ balance: told.balance });
  }

  function onBook(news: BookNews): void {
    const matches = new Map<string, BookMatch>(get().matches);
    for (const match of news.matches) matches.set(match.matchId, match);
    for (const id of news.gone) matches.delete(id);
    set({ matches, slip: get().slip.filter(({ matchId }) => matches.has(matchId)) });
  }

  function onBets({ bets, balance }: BookBetsNews): void {
    const isOver = bets.some(({ state }) => state === 'settled');
    set({ bets: merged(get().bets, bets), ...(balance === null ? {} : { balance }) });
    if (isOver) tellPortal({ type: 'game:round' });
  }

  /** Each try is the same bet by its key, however often it is asked. */
  async function tried<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await ask();
      } catch (error) {
        const code = failureCodeOf(error);
        const isUnknown = code === 'no-answer' || code === 'wallet_unreachable' || code === 'overloaded';
        if (!isUnknown || attempt === TRIES) throw error;
        set({ notice: 'connection' });
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
      }
    }
  }

  function failed(error: unknown): void {
    const code = failureCodeOf(error);
    if (code === 'token_invalid') return set({ phase: 'ended', isSending: false });
    set({ isSending: false, notice: notices[code] ?? 'failed' });
    if (code === 'odds_changed' || code === 'market_suspended') void readBook().catch(() => undefined);
  }

  async function place(): Promise<void> {
    const { slip, stake, accept, isSending } = get();
    if (isSending || slip.length === 0) return;
    const together = sizeNow(get());
    set({ isSending: true, notice: null });
    // Singles are bets of their own; a parlay and a system are one ticket.
    const tickets = together === 1 ? slip.map((pick) => [pick]) : [slip];
    const bodies: PlacedBet[] = tickets.map((legs) => ({
      betKey: newUuid(),
      stake,
      accept,
      together,
      legs: legs.map((leg) => ({ ...leg })),
    }));
    try {
      for (const body of bodies) {
        const { bet, balance } = await tried(() => calls.bet(body));
        tellPortal({ type: 'game:spin' });
        const left = get().slip.filter((pick) => !body.legs.some((leg) => isSamePick(pick, leg)));
        set({ bets: merged(get().bets, [bet]), balance, slip: left });
      }
      set({ isSending: false, notice: 'placed', stake: '', slip: [], together: 1 });
    } catch (error) {
      failed(error);
    }
  }

  async function cashOut(bet: BookBet): Promise<void> {
    const amount = bet.cashOut;
    if (amount === null || get().isSending) return;
    set({ isSending: true, notice: null });
    try {
      const answer = await tried(() => calls.cashOut(bet.betId, amount));
      set({ isSending: false, notice: 'cashedOut', balance: answer.balance, bets: merged(get().bets, [answer.bet]) });
      tellPortal({ type: 'game:round' });
    } catch (error) {
      failed(error);
    }
  }

  return {
    store,
    facts,
    calls,
    open,
    place,
    cashOut,
    /** Puts a pick on the slip, or takes it off; of one market one selection, of one match one pick in a parlay. */
    toggle(pick: Pick) {
      const { slip } = get();
      const isOn = slip.some((one) => isSamePick(one, pick));
      const others = slip.filter((one) => one.matchId !== pick.matchId || one.market !== pick.market);
      set({ slip: isOn ? slip.filter((one) => !isSamePick(one, pick)) : [...others, pick], notice: null });
    },
    remove: (pick: Pick) => set({ slip: get().slip.filter((one) => !isSamePick(one, pick)) }),
    clear: () => set({ slip: [], notice: null }),
    /** Takes the prices of now in the place of those that were seen. */
    takePrices() {
      const { matches, slip } = get();
      const taken = slip.map((pick) => ({
        ...pick,
        odds: priceNow(matches, pick) ?? pick.odds,
        version: matches.get(pick.matchId)?.version ?? pick.version,
      }));
      set({ slip: taken, notice: null });
    },
    putTogether: (together: BookState['together']) => set({ together }),
    setStake: (stake: string) => set({ stake, notice: null }),
    addStake(minor: bigint) {
      const { stake, currency } = get();
      set({ stake: decimalFromMinor(minorOf(stake, currency) + minor, currency as CurrencyCode) });
    },
    setAccept: (accept: OddsAcceptance) => set({ accept }),
    setFormat: (format: OddsFormat) => set({ format }),
    dismissNotice: () => set({ notice: null }),
  };
}

/** Newer shapes of known bets in their places, new ones in front. */
function merged(known: readonly BookBet[], told: readonly BookBet[]): BookBet[] {
  const byId = new Map(told.map((bet) => [bet.betId, bet]));
  const kept = known.map((bet) => byId.get(bet.betId) ?? bet);
  const fresh = told.filter(({ betId }) => !known.some((bet) => bet.betId === betId));
  return [...fresh, ...kept];
}
