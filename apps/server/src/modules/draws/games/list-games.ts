import type {
  lotteryGameMenus,
  popularLotteryGames,
  recentVietnamGames,
  vietnamGameMenu,
  LotteryGame,
} from '@pelita/contract';
import type { UseCase } from '../../../platform/http/binding.ts';
import type { DrawsNeeds } from '../needs.ts';
import type { Origins } from './game-facts.ts';
import { openGames } from './open-games.ts';

/** For so long a game's bets count as its popularity. */
const POPULAR_DAYS = 7;

export function listGameMenus(origins: Origins): UseCase<typeof lotteryGameMenus> {
  return async (tx) => byKey(await openGames(tx, origins), ({ group }) => group);
}

export function listVietnamGames(origins: Origins): UseCase<typeof vietnamGameMenu> {
  return async (tx) => byKey(soonestFirst(await openGames(tx, origins)), ({ zone }) => zone);
}

export function listPopularGames(
  origins: Origins,
  { betsByGame }: Pick<DrawsNeeds, 'betsByGame'>,
): UseCase<typeof popularLotteryGames> {
  return async (tx, _who, { query }) => {
    const bets = await betsByGame(tx, tx.now.subtract({ hours: POPULAR_DAYS * 24 }));
    const betsOn = ({ gameId }: LotteryGame) => bets.get(gameId) ?? 0;
    const games = (await openGames(tx, origins)).filter((game) => betsOn(game) > 0);
    return games.toSorted((one, other) => betsOn(other) - betsOn(one)).slice(0, query.count);
  };
}

export function listRecentVietnamGames(
  origins: Origins,
  { gamesOfPlayer }: Pick<DrawsNeeds, 'gamesOfPlayer'>,
): UseCase<typeof recentVietnamGames> {
  return async (tx, { player }) => {
    const codes = await gamesOfPlayer(tx, player.playerId);
    const games = (await openGames(tx, origins)).filter(({ zone, gameId }) => zone !== null && codes.includes(gameId));
    return games.toSorted((one, other) => codes.indexOf(one.gameId) - codes.indexOf(other.gameId));
  };
}

function byKey(
  games: readonly LotteryGame[],
  keyOf: (game: LotteryGame) => string | null,
): Record<string, LotteryGame[]> {
  const menus: Record<string, LotteryGame[]> = {};
  for (const game of games) {
    const key = keyOf(game);
    if (key !== null) (menus[key] ??= []).push(game);
  }
  return menus;
}

function soonestFirst(games: readonly LotteryGame[]): LotteryGame[] {
  const drawsAt = ({ currentNumero }: LotteryGame) => currentNumero?.drawsAt ?? '~';
  return games.toSorted((one, other) => drawsAt(one).localeCompare(drawsAt(other)));
}
