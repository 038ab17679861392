import { CallFailure, type FailureCode } from '@pelita/client/failure';
import { createSend } from '@pelita/client/send';
import {
  changeStudioSeeds,
  getStudioBalance,
  getStudioRound,
  getStudioSession,
  listStudioRounds,
  spinStudioGame,
} from '@pelita/contract';

export type StudioCalls = ReturnType<typeof studioCalls>;

/** A spin waits for the wallet of another party. */
const PATIENCE_MS = 25_000;

/** What the page of one game asks of the studio, under the launch token that its address carries. */
export function studioCalls(gameCode: string, token: string) {
  const send = createSend({ headers: () => ({ Authorization: `Bearer ${token}` }), timeoutMs: PATIENCE_MS });
  const params = { gameCode };
  return {
    session: () => send(getStudioSession, { params }),
    balance: () => send(getStudioBalance, { params }),
    spin: (body: { lineBet: string; spinKey: string }) => send(spinStudioGame, { params, body }),
    changeSeeds: (clientSeed: string) => send(changeStudioSeeds, { params, body: { clientSeed } }),
    rounds: (before?: string) => send(listStudioRounds, { params, query: { before } }),
    round: (roundId: string) => send(getStudioRound, { params: { gameCode, roundId } }),
  };
}

/** `no-answer`: nobody knows whether the call arrived; asking again is safe for every call of the studio. */
export type StudioFailure = Exclude<FailureCode, 'network' | 'unreadable'> | 'no-answer';

export function failureCodeOf(error: unknown): StudioFailure {
  if (!(error instanceof CallFailure) || error.code === 'network' || error.code === 'unreadable') return 'no-answer';
  return error.code;
}
