import { randomUUID } from 'node:crypto';
import type { BookBet, BookMatch, PlayedMatch, StudioBook } from '@pelita/contract';
import { SPORTSBOOK_ENGINE } from '@pelita/games/book';
import type { testDatabase } from '@pelita/testkit';
import type { Database } from '../../../platform/database/tx.ts';
import type { BookTitle } from '../book/book-terms.ts';
import type { StudioNeeds } from '../index.ts';
import { type StandInWallet, standInWallet } from './stand-in-wallet.ts';
import { type StudioServer, studioServer } from './studio-server.ts';

/* Sportsbooks alone, with a stand-in for the wallet, and the clock in the test's hands. */
const teams = ['A', 'B', 'C', 'D', 'E', 'F'].map((name, place) => ({ name: `Team ${name}`, rating: 1 + (place % 5) }));
const bookOf = (gameCode: string, engine: string): BookTitle => ({
  gameCode,
  name: gameCode,
  category: 'SPORTS',
  engine: SPORTSBOOK_ENGINE,
  pictureUrl: '/art/0/game/book.svg',
  terms: { minimumMinor: 100n, maximumMinor: 100_000n, roundSeconds: 240 },
  leagues: [{ id: `league-${engine}`, name: 'A league', engine, lanes: 2, teams }],
});

export const books: ReadonlyMap<string, BookTitle> = new Map(
  ['virtual-football', 'virtual-duel', 'virtual-maps-3', 'virtual-maps-5'].map((engine) => [
    `book-${engine}`,
    bookOf(`book-${engine}`, engine),
  ]),
);
export const FOOTBALL = 'book-virtual-football';

type World = Awaited<ReturnType<typeof testDatabase>>;
export type Player = { user: string; startMinor: number; token: string; bearer: string };
type Leg = { match: BookMatch; market: string; selection: string; odds?: string; version?: number };

export async function bookWorld(world: World, more: Partial<StudioNeeds> = {}) {
  const wallet: StandInWallet = await standInWallet();
  let players = 0;

  async function opened(database: Database = world.database): Promise<StudioServer> {
    const studio = await studioServer(
      { ...world.platform, database },
      {
        walletUrl: () => wallet.url,
        findBook: async (_tx, gameCode) => books.get(gameCode) ?? null,
        allBooks: async () => [...books.values()],
        ...more,
      },
    );
    wallet.trust(studio.studio.publicKeyPem);
    return studio;
  }

  const server = await opened();
  const after = (seconds: number) => world.clock.advance({ seconds });
  const newPlayer = (balanceMinor = 1_000_000): Player => {
    const user = `punter-${(players += 1)}`;
    return { user, startMinor: balanceMinor, ...wallet.admit(user, balanceMinor) };
  };
  const enter = async (player: Player, gameCode = FOOTBALL): Promise<StudioBook> =>
    (await server.call('GET', 'book', player.bearer, undefined, gameCode)).value as StudioBook;
  const matches = async (player: Player, gameCode = FOOTBALL) => (await enter(player, gameCode)).news.matches;

  return {
    wallet,
    server,
    opened,
    after,
    newPlayer,
    enter,
    matches,
    /** The next match to begin. */
    async coming(player: Player, gameCode = FOOTBALL): Promise<BookMatch> {
      const found = (await matches(player, gameCode)).find(({ phase, isVirtual }) => isVirtual && phase === 'open');
      if (!found) throw new Error('no match is to come');
      return found;
    },
    async look(player: Player, matchId: string, gameCode = FOOTBALL): Promise<BookMatch> {
      const found = (await matches(player, gameCode)).find((one) => one.matchId === matchId);
      if (!found) throw new Error('the match is not shown');
      return found;
    },
    /** To so many seconds after a match begins. */
    until(instant: string, seconds = 0) {
      const ms = Temporal.Instant.from(instant).epochMilliseconds - world.clock.now().epochMilliseconds;
      world.clock.advance({ milliseconds: ms + seconds * 1_000 });
    },
    bet(
      player: Player,
      legs: readonly Leg[],
      ask: {
        stake?: string;
        accept?: 'none' | 'better' | 'any';
        betKey?: string;
        together?: number;
        gameCode?: string;
        on?: StudioServer;
      } = {},
    ) {
      const body = {
        betKey: ask.betKey ?? randomUUID(),
        stake: ask.stake ?? '10.00',
        accept: ask.accept ?? 'none',
        ...(ask.together === undefined ? {} : { together: ask.together }),
        legs: legs.map(({ match, market, selection, odds, version }) => ({
          matchId: match.matchId,
          market,
          selection,
          odds: odds ?? oddsOf(match, market, selection),
          version: version ?? match.version,
        })),
      };
      return (ask.on ?? server).call('POST', 'book/bets', player.bearer, body, ask.gameCode ?? FOOTBALL);
    },
    cashOut: (player: Player, betId: string, amount: string, on = server) =>
      on.call('POST', `book/bets/${betId}/cash-out`, player.bearer, { amount }, FOOTBALL),
    async bets(player: Player, state: 'open' | 'over', gameCode = FOOTBALL): Promise<BookBet[]> {
      const { value } = await server.call('GET', `book/bets?state=${state}`, player.bearer, undefined, gameCode);
      return (value as { bets: BookBet[] }).bets;
    },
    async results(player: Player, gameCode = FOOTBALL): Promise<PlayedMatch[]> {
      const { value } = await server.call('GET', 'book/results', player.bearer, undefined, gameCode);
      return (value as { matches: PlayedMatch[] }).matches;
    },
    async close() {
      await server.close();
      await wallet.close();
    },
  };
}

export function oddsOf(match: BookMatch, market: string, selection: string): string {
  const found = match.markets.find(({ id }) => id === market)?.selections.find(({ id }) => id === selection);
  return found?.odds ?? '2.00';
}

export const minor = (text: string | null): number => (text === null ? 0 : Number(text.replace('.', '')));
