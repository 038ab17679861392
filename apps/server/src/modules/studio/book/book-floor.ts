import { type BookBetsNews, type BookEventName, type BookNews, decimalFromMinor } from '@pelita/contract';
import { movingBets } from './bet-store.ts';
import { shownBets } from './bet-view.ts';
import type { BookNeeds } from './book.ts';
import { type BookTitle, SHOWN_AFTER_SECONDS } from './book-terms.ts';
import { hearFeed } from './feed/hear-feed.ts';
import { lookAt } from './match-look.ts';
import { type MatchRow, shownMatches } from './match-store.ts';
import { changeOf, matchShape } from './match-view.ts';
import { planMatches } from './plan-matches.ts';
import { settleBooks } from './settle-book-job.ts';

export type BookWatcher = { userId: string; write: (frame: string) => void };

/** The books that people of this process look at. */
export type BookFloor = {
  join(title: BookTitle, watcher: BookWatcher): () => void;
  /** Bets of a player have changed by a call. */
  changed(gameCode: string): void;
  stop(): void;
};

type Book = {
  title: BookTitle;
  watchers: Set<BookWatcher>;
  rows: MatchRow[];
  /** Steps until matches and bets are read, and until matches are made ahead. */
  untilRead: number;
  untilPlan: number;
  untilFeed: number;
  isHearing: boolean;
  told: Map<string, string>;
  /** What each player was told of each bet. */
  toldBets: Map<string, string>;
  betsSince: Temporal.Instant;
  newcomers: Set<BookWatcher>;
  isStepping: boolean;
};

const STEP_MS = 250;
const READ_STEPS = 4;
const PLAN_STEPS = 120;
const FEED_STEPS = 20;

/**
 * Tells people of a book whatever changes, by the server's clock, and ends its matches when they are over. Each step is
 * done once by whoever is first, so several processes may lead one book, and the job makes up for what is missed.
 */
export function createBookFloor(needs: BookNeeds): BookFloor {
  const books = new Map<string, Book>();
  let timer: NodeJS.Timeout | null = null;

  function stepAll(): void {
    for (const book of books.values()) {
      if (book.isStepping) continue;
      book.isStepping = true;
      step(book)
        .catch((err: unknown) => needs.log.error({ err, book: book.title.gameCode }, 'a book could not go on'))
        .finally(() => (book.isStepping = false));
    }
  }

  async function step(book: Book): Promise<void> {
    const now = needs.clock.now();
    book.untilRead -= 1;
    book.untilPlan -= 1;
    book.untilFeed -= 1;
    if (book.untilFeed <= 0) hear(book);
    const isReading = book.untilRead <= 0 || book.newcomers.size > 0;
    if (isReading) await read(book, now);
    const looks = [];
    for (const row of book.rows) looks.push({ row, look: lookAt(row, await needs.statesOf(row), now) });
    if (looks.some(({ look }) => look.phase === 'ended')) {
      await settleBooks(needs, book.title.gameCode);
      book.untilRead = 0;
    }
    tellMatches(book, looks, now);
    if (isReading) await tellBets(book, now);
  }

  /** Beside the steps: a feed that stalls holds nobody up. */
  function hear(book: Book): void {
    const { feed } = needs;
    book.untilFeed = FEED_STEPS;
    if (feed?.gameCode !== book.title.gameCode || book.isHearing) return;
    book.isHearing = true;
    hearFeed(needs, feed)
      .then(() => settleBooks(needs, feed.gameCode))
      .catch((err: unknown) => needs.log.error({ err }, 'the sports feed could not be heard'))
      .finally(() => (book.isHearing = false));
  }

  async function read(book: Book, now: Temporal.Instant): Promise<void> {
    const { gameCode } = book.title;
    if (book.untilPlan <= 0) {
      await planMatches(needs.studio, book.title);
      book.untilPlan = PLAN_STEPS;
    }
    book.untilRead = READ_STEPS;
    const since = now.subtract({ seconds: SHOWN_AFTER_SECONDS });
    book.rows = await needs.database.reading((tx) => shownMatches(tx, gameCode, since));
  }

  function tellMatches(
    book: Book,
    looks: readonly { row: MatchRow; look: ReturnType<typeof lookAt> }[],
    now: Temporal.Instant,
  ): void {
    const changed = looks.filter(({ row, look }) => book.told.get(row.id) !== changeOf(row, look));
    const listed = new Set(looks.map(({ row }) => row.id));
    const gone = [...book.told.keys()].filter((id) => !listed.has(id));
    for (const id of gone) book.told.delete(id);
    for (const { row, look } of changed) book.told.set(row.id, changeOf(row, look));
    const newsOf = (some: typeof looks): BookNews => ({
      now: now.toString(),
      matches: some.map(({ row, look }) => matchShape(row, look)),
      gone,
    });
    const newcomers = new Set(book.newcomers);
    book.newcomers.clear();
    if (newcomers.size > 0) {
      const whole = frameOf('book', newsOf(looks));
      for (const watcher of newcomers) watcher.write(whole);
    }
    if (changed.length === 0 && gone.length === 0) return;
    const frame = frameOf('book', newsOf(changed));
    for (const watcher of book.watchers) if (!newcomers.has(watcher)) watcher.write(frame);
  }

  async function tellBets(book: Book, now: Temporal.Instant): Promise<void> {
    const byUser = Map.groupBy(book.watchers, ({ userId }) => userId);
    const ask = { gameCode: book.title.gameCode, userIds: [...byUser.keys()], since: book.betsSince };
    // What commits late bears an earlier instant, so each reading looks back some seconds.
    book.betsSince = now.subtract({ seconds: 10 });
    const { rows, shown } = await needs.database.reading(async (tx) => {
      const moving = await movingBets(tx, ask);
      return { rows: moving, shown: await shownBets(tx, needs, moving) };
    });
    const told = new Map<string, string>();
    for (const [userId, watchers] of byUser) {
      const own = rows.flatMap((row, place) => {
        const bet = shown[place];
        return row.user_id === userId && bet ? [{ row, bet, text: JSON.stringify(bet) }] : [];
      });
      const changed = own.filter(({ row, text }) => book.toldBets.get(row.id) !== text);
      for (const { row, text } of own) told.set(row.id, text);
      if (changed.length === 0) continue;
      const last = changed
        .map(({ row }) => row)
        .toSorted((a, b) => Temporal.Instant.compare(b.changed_at, a.changed_at))[0];
      const isPaid = last?.state === 'settled' || last?.state === 'rolled-back';
      const news: BookBetsNews = {
        bets: changed.map(({ bet }) => bet),
        balance: isPaid && last.balance_minor !== null ? decimalFromMinor(last.balance_minor, last.currency) : null,
      };
      for (const watcher of watchers) watcher.write(frameOf('bets', news));
    }
    book.toldBets = told;
  }

  return {
    join(title, watcher) {
      const book = books.get(title.gameCode) ?? emptyBook(title, needs.clock.now());
      book.title = title;
      book.watchers.add(watcher);
      book.newcomers.add(watcher);
      books.set(title.gameCode, book);
      timer ??= setInterval(stepAll, STEP_MS).unref();
      stepAll();
      return () => {
        book.watchers.delete(watcher);
        book.newcomers.delete(watcher);
        if (book.watchers.size === 0) books.delete(title.gameCode);
        if (books.size > 0 || timer === null) return;
        clearInterval(timer);
        timer = null;
      };
    },
    changed(gameCode) {
      const book = books.get(gameCode);
      if (book) book.untilRead = 0;
    },
    stop() {
      if (timer) clearInterval(timer);
      timer = null;
      books.clear();
    },
  };
}

function emptyBook(title: BookTitle, now: Temporal.Instant): Book {
  return {
    title,
    watchers: new Set(),
    rows: [],
    untilRead: 0,
    untilPlan: 0,
    untilFeed: 0,
    isHearing: false,
    told: new Map(),
    toldBets: new Map(),
    betsSince: now,
    newcomers: new Set(),
    isStepping: false,
  };
}

function frameOf<Name extends BookEventName>(event: Name, data: Name extends 'book' ? BookNews : BookBetsNews): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
