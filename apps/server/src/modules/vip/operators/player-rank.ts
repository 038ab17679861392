import {
  accountTypes,
  type CallAnswer,
  type CallInput,
  decimalFromMinor,
  type OperatorId,
  type PlayerId,
  Refusal,
} from '@pelita/contract';
import type { getPlayerRank as getCall, setPlayerRank as setCall } from '@pelita/contract/office';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import { playerTopic } from '../../../platform/events/topics.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findAccount } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { operatorNames } from '../../operators/index.ts';
import { rankName } from '../ladder/names.ts';
import { periodOf } from '../periods.ts';
import { vipSettings } from '../settings.ts';
import { ladderOf, lockProgress, movesOf, today, totalsOf, turnoverOfPeriod } from '../store.ts';

type Get = typeof getCall;
type Set = typeof setCall;

export function getPlayerRank({ brand, settings }: Pick<Platform, 'brand' | 'settings'>) {
  const money = (minor: bigint) => decimalFromMinor(minor > 0n ? minor : 0n, brand.currency);
  return async (tx: Tx, { language }: CallerOf<Get>, { params }: CallInput<Get>): Promise<CallAnswer<Get>> => {
    const playerId = params.id as PlayerId;
    const account = await findAccount(tx, playerId);
    if (account?.role !== 'player') throw new Refusal('player_unknown');
    const ladder = await ladderOf(tx);
    const totals = await totalsOf(tx, playerId);
    const { begins, ends } = periodOf(await today(tx), settings.get(vipSettings.period));
    const moves = await movesOf(tx, playerId);
    const names = await operatorNames(tx);
    return {
      rankLevel: account.rankLevel,
      rankName: rankName(ladder[account.rankLevel], language, brand),
      deposit: money(totals.depositMinor),
      turnover: money(totals.turnoverMinor),
      periodTurnover: money(await turnoverOfPeriod(tx, playerId, begins.toString(), ends.toString())),
      keepTurnover: money(ladder[account.rankLevel]?.keep_turnover_minor ?? 0n),
      periodEnds: ends.subtract({ days: 1 }).toString(),
      ranks: ladder.map((rank) => ({ rankLevel: rank.level, rankName: rankName(rank, language, brand) })),
      history: moves.map(({ at, from_level, to_level, cause, reason, operator_id }) => ({
        at: at.toString(),
        fromLevel: from_level,
        toLevel: to_level,
        cause,
        reason,
        operator: operator_id === null ? null : (names.get(operator_id as OperatorId) ?? null),
      })),
    };
  };
}

/** By hand: no gift, and the next evaluation neither lifts nor lowers it for what was reached before. */
export async function setPlayerRank(
  tx: Tx,
  { operator }: CallerOf<Set>,
  { params, body }: CallInput<Set>,
): Promise<CallAnswer<Set>> {
  const playerId = params.id as PlayerId;
  await lockProgress(tx);
  const account = await findAccount(tx, playerId);
  if (account?.role !== 'player') throw new Refusal('player_unknown');
  if (account.status === 'closed' || account.accountType === accountTypes.trial)
    throw new Refusal('player_status_other');
  if (!(await ladderOf(tx)).some(({ level }) => level === body.rankLevel)) throw new Refusal('vip_rank_unknown');
  if (account.rankLevel === body.rankLevel) return { rankLevel: body.rankLevel };
  const { operatorId } = operator;
  await tx.run(setStatement, [playerId, account.rankLevel, body.rankLevel, body.reason, operatorId, tx.now]);
  tx.changed(playerTopic(playerId));
  await recordAudit(tx, {
    actor: `operator:${operatorId}`,
    action: 'set-rank',
    subject: `player:${playerId}`,
    before: { rankLevel: account.rankLevel },
    after: { rankLevel: body.rankLevel },
    reason: body.reason,
  });
  return { rankLevel: body.rankLevel };
}

const setStatement: Statement = {
  name: 'vip.set-rank',
  text: `with moved as (
           update account set rank_level = $3 where player_id = $1 returning player_id
         ), noted as (
           insert into vip_player as p (player_id, moves) select player_id, 1 from moved
           on conflict (player_id) do update set moves = p.moves + 1
           returning player_id, moves
         )
         insert into vip_move (player_id, number, from_level, to_level, cause, reason, operator_id, at)
         select player_id, moves, $2, $3, 'manual', $4, $5, $6 from noted`,
};
