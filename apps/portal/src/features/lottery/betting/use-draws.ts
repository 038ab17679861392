import { CHASE_DRAWS_MAXIMUM, type ComingDraw, type LotteryGame, nearDraws, type OpenedDraw } from '@pelita/contract';
import { nowMs } from '@pelita/client/now';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { send } from '../../../shared/calls/send.ts';
import { onDraw } from '../../../shared/live/draws.ts';
import { keepServerTime, useServerNow } from '../../../shared/clock/server-clock.ts';
import { untilNextChange } from '../games/lottery-menus.ts';

export type Draws = {
  /** Takes bets now. */
  current: ComingDraw | null;
  upcoming: readonly ComingDraw[];
  /** When the next one is held; where none is planned, when the last one was. */
  drawsAt: string;
  last: OpenedDraw | null;
  /** The last one came while the page was open, so it unfolds. */
  isLastNew: boolean;
};

/** The draws of a game around now. They are asked for anew when one closes or draws, and when its result comes live. */
export function useDraws(game: LotteryGame): Draws {
  const client = useQueryClient();
  const queryKey = ['lottery', 'near', game.gameId];
  const { data } = useQuery({
    queryKey,
    queryFn: async () => {
      const askedAt = nowMs();
      const near = await send(nearDraws, { query: { gameId: game.gameId, count: String(CHASE_DRAWS_MAXIMUM) } });
      keepServerTime(near.serverTime, askedAt);
      return near;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? untilNextChange([state.data]) : false),
  });
  useEffect(
    () =>
      onDraw(() => {
        void client.invalidateQueries({ queryKey: ['lottery', 'near', game.gameId] });
        void client.invalidateQueries({ queryKey: ['lottery', 'draws', game.gameId] });
        void client.invalidateQueries({ queryKey: ['own'] });
      }),
    [client, game.gameId],
  );
  const now = useServerNow();
  const upcoming = data?.upcoming ?? (game.currentNumero ? [game.currentNumero] : []);
  const open = upcoming.filter(({ closesAt }) => Date.parse(closesAt) > now);
  const last = data?.lastNumero ?? game.lastNumero;
  const current = open[0] && Date.parse(open[0].opensAt) <= now ? open[0] : null;
  return {
    current,
    upcoming: open,
    drawsAt: open[0]?.drawsAt ?? last?.drawsAt ?? new Date(now).toISOString(),
    last,
    isLastNew: last !== null && game.lastNumero !== null && last.numero !== game.lastNumero.numero,
  };
}
