import { bookSports } from '@pelita/contract';
import { hundredthsOf, type MarketKind, readMarket, settleLeg } from '@pelita/games/book';
import * as z from 'zod';
import { askOutside } from '../../../../platform/outside/ask-outside.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { SportsConfiguration } from '../../../../platform/providers/sports-configuration.ts';
import type { FeedLook } from './feed-look.ts';

/** A match as a feed tells it, checked. */
export type ToldMatch = Omit<z.output<typeof Told>, 'markets'> & { markets: FeedLook['markets'] };
/** What a feed tells now; what of it cannot be read is counted and left out. */
export type FeedAnswer = { kind: 'told'; matches: ToldMatch[]; unread: number } | { kind: 'problem'; problem: string };
export type FeedSource = () => Promise<FeedAnswer>;

const PATIENCE_MS = 4_000;
const ANSWER_MAXIMUM_BYTES = 2 * 1024 * 1024;
const MATCHES_MAXIMUM = 500;
const PRICES = { lowest: 102, highest: 100_000 };

/** A feed over HTTP, as `docs/guides/connect-a-sports-feed.md` describes it. */
export function httpSource({ url, key }: SportsConfiguration, { tracing }: Pick<Platform, 'tracing'>): FeedSource {
  return async () => {
    const answer = await askOutside(
      {
        url: new URL(url),
        method: 'GET',
        headers: { accept: 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
      },
      { name: 'sports.ask', tracing, timeoutMs: PATIENCE_MS, maximumBytes: ANSWER_MAXIMUM_BYTES },
    );
    if ('problem' in answer) return answer.problem === undefined ? problem('no answer') : problem(answer.problem);
    if (answer.status !== 200) return problem(`HTTP ${answer.status}`);
    const whole = Whole.safeParse(jsonOf(answer.bytes));
    if (!whole.success) return problem('malformed');
    const read = whole.data.matches.map((one) => Told.safeParse(one));
    const matches = read.flatMap(({ data }) => (data ? [{ ...data, markets: data.markets.flatMap(marketOf) }] : []));
    return { kind: 'told', matches, unread: read.length - matches.length };
  };
}

const problem = (what: string): FeedAnswer => ({ kind: 'problem', problem: what });

const Name = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^\P{Cc}*$/u);
const Key = z.string().regex(/^[A-Za-z0-9_.:-]{1,64}$/);
const Score = z.object({ home: z.int().min(0).max(99), away: z.int().min(0).max(99) });
const ToldMarket = z.object({
  market: z.string().max(24),
  suspended: z.boolean().default(false),
  selections: z.record(z.string().max(8), z.string().max(9)),
});
const Told = z.object({
  key: Key,
  league: z.object({ id: Key, name: Name }),
  sport: z.enum(bookSports),
  home: Name,
  away: Name,
  startsAt: z.iso.datetime(),
  sequence: z.int().min(0),
  status: z.enum(['open', 'live', 'ended', 'void']),
  minute: z.int().min(0).max(200).default(0),
  score: Score.default({ home: 0, away: 0 }),
  suspended: z.boolean().default(false),
  markets: z.array(ToldMarket).max(80).default([]),
});
const Whole = z.object({ matches: z.array(z.unknown()).max(MATCHES_MAXIMUM) });

/** A market of which everything can be settled; one whose prices would pay everybody is an error and left out. */
function marketOf({ market: id, suspended, selections }: z.output<typeof ToldMarket>): FeedLook['markets'] {
  const market = readMarket(id);
  if (market === null) return [];
  const read = Object.entries(selections).map(([name, odds]) => ({ id: name, hundredths: hundredthsOf(odds) ?? 0 }));
  const isFit = read.every(
    (one) =>
      one.hundredths >= PRICES.lowest &&
      one.hundredths <= PRICES.highest &&
      settleLeg(market, one.id, { home: 0, away: 0 }) !== null,
  );
  const isWhole = needed[market.kind].every((name) => Object.hasOwn(selections, name));
  const back = read.reduce((sum, { hundredths }) => sum + 100 / hundredths, 0);
  if (!isFit || !isWhole || read.length === 0 || (market.kind !== 'score' && back < 1)) return [];
  return [{ ...market, isSuspended: suspended, selections: read }];
}

const needed: Record<MarketKind, readonly string[]> = {
  result: ['home', 'away'],
  handicap: ['home', 'away'],
  total: ['over', 'under'],
  score: [],
};

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
