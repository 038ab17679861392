import { type CallValue, lotteryGameMenus, type LotteryGame, nearDraws, popularLotteryGames } from '@pelita/contract';
import type { Send } from '@pelita/client/send';
import { nowMs } from '@pelita/client/now';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../shared/calls/send.ts';
import { serverNowMs, keepServerTime } from '../../../shared/clock/server-clock.ts';

export type LotteryMenus = CallValue<typeof lotteryGameMenus>;
/** What a lottery page begins with. null: it could not be had. */
export type FirstMenus = { menus: LotteryMenus; popular: LotteryGame[] } | null;

const POPULAR_GAMES = 20;

export async function firstMenus(ask: Send): Promise<FirstMenus> {
  const [menus, popular] = await Promise.all([
    ask(lotteryGameMenus, {}),
    ask(popularLotteryGames, { query: { count: String(POPULAR_GAMES) } }),
  ]);
  return { menus, popular };
}

/** A result is there a moment after its draw. */
const RESULT_AFTER_MS = 1_500;
const OFTEN_ENOUGH_MS = 2_000;

/** All open games. They are asked for anew when the next of them closes or draws, and when a result comes live. */
export const menusQuery = queryOptions({
  queryKey: ['lottery', 'menus'],
  queryFn: async () => {
    const menus = await send(lotteryGameMenus, {});
    const [first] = Object.values(menus).flat();
    if (first) await takeServerTime(first.gameId);
    return menus;
  },
  refetchInterval: ({ state }) => (state.data ? untilNextChange(Object.values(state.data).flat()) : false),
});

export const popularQuery = queryOptions({
  queryKey: ['lottery', 'popular'],
  queryFn: () => send(popularLotteryGames, { query: { count: String(POPULAR_GAMES) } }),
  staleTime: 300_000,
});

async function takeServerTime(gameId: string): Promise<void> {
  const askedAt = nowMs();
  const { serverTime } = await send(nearDraws, { query: { gameId } });
  keepServerTime(serverTime, askedAt);
}

export function untilNextChange(games: readonly Pick<LotteryGame, 'currentNumero'>[]): number {
  const now = serverNowMs();
  const changes = games
    .flatMap(({ currentNumero: draw }) => (draw ? [draw.closesAt, draw.drawsAt] : []))
    .map((at) => Date.parse(at) + RESULT_AFTER_MS - now)
    .filter((left) => left > 0);
  return Math.max(OFTEN_ENOUGH_MS, Math.min(60_000, ...changes));
}
