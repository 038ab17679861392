import { type CallAnswer, type CallInput, type claimMission as claimCall, Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { playerTopic } from '../../../platform/events/topics.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { businessToday } from '../counting/business-days.ts';
import { lockPlayer, reachedOf } from '../counting/reached.ts';
import type { Parts } from '../needs.ts';
import { prizeIn, prizeShape } from '../prizes.ts';
import { titlesOf } from '../told.ts';
import { cycleAt, cycleBefore } from './cycle.ts';
import { type ClaimRow, missionTables, offeredMission } from './mission-store.ts';
import { askedObjective } from './missions-of-player.ts';

type Call = typeof claimCall;

/**
 * Gives what a finished mission brings. What was reached is counted under the lock of the player's wallet, so no bet is rolled
 * back between the count and the reward; the claim's key is the player, the mission and the cycle.
 */
export function claimMission({ brand, give }: Pick<Parts, 'brand' | 'give'>) {
  return async (tx: Tx, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    await lockPlayer(tx, playerId, brand.currency);
    const claims = missionTables(tx).selectFrom('mission_claim').selectAll().where('player_id', '=', playerId);
    const earlier = await claims.where('idempotency_key', '=', who.idempotencyKey).executeTakeFirst();
    if (earlier) return sameClaim(earlier, body, brand);

    const mission = await offeredMission(tx, body.missionId);
    const today = await businessToday(tx);
    const cycle =
      mission && [cycleAt(mission, today), cycleBefore(mission, today)].find((c) => c?.from === body.cycleFrom);
    const prize = mission && prizeIn(mission);
    if (!mission || !cycle || !prize || mission.target === null) throw new Refusal('mission_unknown');
    const isClaimed = await claims
      .where('mission_id', '=', mission.mission_id)
      .where('cycle_from', '=', cycle.from)
      .executeTakeFirst();
    if (isClaimed) throw new Refusal('mission_claimed');
    const asked = askedObjective({ mission, cycle });
    const reached = (await reachedOf(tx, playerId, [asked]))(asked.name);
    if (reached < mission.target) throw new Refusal('mission_unfinished');

    const { mission_id } = mission;
    const claim: ClaimRow = {
      player_id: playerId,
      mission_id,
      cycle_from: cycle.from,
      idempotency_key: who.idempotencyKey,
      reached,
      ...prize,
      claimed_at: tx.now,
    };
    await missionTables(tx).insertInto('mission_claim').values(claim).execute();
    const words = { name: titlesOf(mission.texts) };
    await give(tx, { playerId, source: 'mission', reference: asked.name, words }, prize);
    tx.changed(playerTopic(playerId));
    return shapeOf(claim, brand);
  };
}

function sameClaim(
  earlier: ClaimRow,
  { missionId, cycleFrom }: CallInput<Call>['body'],
  brand: Parts['brand'],
): CallAnswer<Call> {
  if (earlier.mission_id !== missionId || earlier.cycle_from !== cycleFrom) throw new Refusal('idempotency_key_reused');
  return shapeOf(earlier, brand);
}

function shapeOf(claim: ClaimRow, { currency }: Parts['brand']): CallAnswer<Call> {
  const { mission_id: missionId, cycle_from: cycleFrom } = claim;
  return { missionId, cycleFrom, prize: prizeShape(claim, currency), currency };
}
