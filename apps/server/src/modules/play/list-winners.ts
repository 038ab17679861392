import type { CallAnswer, CallInput, listWinners as listWinnersCall } from '@pelita/contract';
import type { CallerOf } from '../../platform/http/binding.ts';
import type { PlayNeeds } from './needs.ts';
import { winnerBoard } from './winner-board.ts';

type Call = typeof listWinnersCall;

/** The top of the winner board; asking takes no connection. */
export function listWinners(needs: PlayNeeds) {
  const board = winnerBoard(needs);
  return async (_who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => ({
    list: (await board(query.gameCategory ?? null)).slice(0, query.limitNum),
  });
}
