import {
  type CallAnswer,
  type CallInput,
  decimalFromMinor,
  type fireShots as Fire,
  minorFromDecimal,
  Refusal,
} from '@pelita/contract';
import { endLaunch } from '../launch/launch-store.ts';
import { hashOfToken } from '../launch/launch-token.ts';
import { refusalOf } from '../rounds/spin.ts';
import type { Studio } from '../studio.ts';
import { isTokenOver } from '../wallet-calls/wallet-refusal.ts';
import { beginVolley, type BegunVolley, type FishPlayer, type VolleyAsk } from './begin-volley.ts';
import { shotsMinor } from './fish-terms.ts';
import { volleyShape } from './volley-shape.ts';

/** A volley from bet to win, as one bet and one win. It answers only when the wallet has taken the whole of it. */
export async function fireShots(
  studio: Studio,
  player: FishPlayer,
  body: CallInput<typeof Fire>['body'],
): Promise<CallAnswer<typeof Fire>> {
  const shotMinor = minorFromDecimal(body.shot, player.currency);
  if (shotMinor === null || !shotsMinor(player.title.fishTerms).includes(shotMinor))
    throw new Refusal('invalid_field', { fields: { shot: { key: 'invalid' } } });

  const begun = await begin(studio, player, { shotMinor, volleyKey: body.volleyKey, shots: body.shots });
  if ('nextNonce' in begun) return { volley: null, balance: null, nextNonce: begun.nextNonce };
  const round = await studio.completeRound(begun.round, begun.isNew ? 'begun' : 'repeated');
  if (round.state === 'settled')
    return {
      volley: volleyShape({ ...begun.round, ...round }),
      balance: round.balance_minor === null ? null : decimalFromMinor(round.balance_minor, round.currency),
      nextNonce: round.nonce + round.stops.length,
    };
  if (round.refusal && isTokenOver(round.refusal))
    await studio.database.transaction((tx) => endLaunch(tx, player.userId, hashOfToken(player.token)));
  throw refusalOf(round);
}

/** A volley left open by an interruption is completed before a new one begins. */
async function begin(
  studio: Studio,
  player: FishPlayer,
  ask: VolleyAsk,
): Promise<Exclude<BegunVolley, { inTheWay: unknown }>> {
  const begun = await studio.database.transaction((tx) => beginVolley(tx, studio, player, ask));
  if (!('inTheWay' in begun)) return begun;
  await studio.completeRound(begun.inTheWay, 'left open');
  const again = await studio.database.transaction((tx) => beginVolley(tx, studio, player, ask));
  if (!('inTheWay' in again)) return again;
  throw new Refusal('round_open');
}
