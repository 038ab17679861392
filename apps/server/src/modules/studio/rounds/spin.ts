import { type CallAnswer, minorFromDecimal, Refusal, type spinStudioGame } from '@pelita/contract';
import type { SeatedPlayer } from '../launch/authenticate.ts';
import { endLaunch } from '../launch/launch-store.ts';
import { hashOfToken } from '../launch/launch-token.ts';
import type { Studio } from '../studio.ts';
import { isTokenOver, walletRefusal } from '../wallet-calls/wallet-refusal.ts';
import { beginRound, type BegunRound, isLineBet, type SpinAsk } from './begin-round.ts';
import { playedRoundShape } from './round-shape.ts';
import { isOpen } from './round-states.ts';
import type { RoundRow } from './round-store.ts';

/** One round from bet to win. It answers only when the wallet has taken the whole of it. */
export async function spin(
  studio: Studio,
  player: SeatedPlayer,
  body: { lineBet: string; spinKey: string },
): Promise<CallAnswer<typeof spinStudioGame>> {
  const lineBetMinor = minorFromDecimal(body.lineBet, player.currency);
  if (lineBetMinor === null || !isLineBet(player.title, lineBetMinor))
    throw new Refusal('invalid_field', { fields: { lineBet: { key: 'invalid' } } });

  const begun = await begin(studio, player, { lineBetMinor, spinKey: body.spinKey });
  const round = await studio.completeRound(begun.round, begun.isNew ? 'begun' : 'repeated');
  if (round.state === 'settled') return playedRoundShape({ ...begun.round, ...round });
  if (round.refusal && isTokenOver(round.refusal))
    await studio.database.transaction((tx) => endLaunch(tx, player.userId, hashOfToken(player.token)));
  throw refusalOf(round);
}

/** A round left open by an interruption is completed before a new one begins. */
async function begin(
  studio: Studio,
  player: SeatedPlayer,
  ask: SpinAsk,
): Promise<Extract<BegunRound, { isNew: boolean }>> {
  const begun = await studio.database.transaction((tx) => beginRound(tx, studio, player, ask));
  if ('round' in begun) return begun;
  await studio.completeRound(begun.inTheWay, 'left open');
  const again = await studio.database.transaction((tx) => beginRound(tx, studio, player, ask));
  if ('round' in again) return again;
  throw new Refusal('round_open');
}

export function refusalOf(round: RoundRow): Refusal {
  if (isOpen(round.state)) return new Refusal('wallet_unreachable', { retryAfterSeconds: 2 });
  if (round.state === 'refused') return walletRefusal(round.refusal ?? '');
  return new Refusal('round_cancelled');
}
