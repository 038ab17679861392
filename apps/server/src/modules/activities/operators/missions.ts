import {
  type CallAnswer,
  type CallInput,
  decimalFromMinor,
  moneyObjectives,
  rankedObjectives,
  Refusal,
} from '@pelita/contract';
import type {
  addMission as addCall,
  changeMission as changeCall,
  listMissions as listCall,
  OfficeMission,
} from '@pelita/contract/office';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { countedText } from '../missions/get-mission-summary.ts';
import { type Mission, type MissionRow, missionsInOrder, missionTables } from '../missions/mission-store.ts';
import { insertMission, type MissionParts, writeMissionParts } from '../missions/write-mission.ts';
import type { Parts } from '../needs.ts';
import { noPrize, optionalPrizeShape, prizeShape } from '../prizes.ts';
import { amountOf, auditChange, prizeOf, refuseField, requireOrder, requireWords, wordsShape } from './offered.ts';

type Fields = CallInput<typeof addCall>['body'];
type Brand = Parts['brand'];

export function listMissions({ brand }: Pick<Parts, 'brand'>) {
  return async (tx: Tx): Promise<CallAnswer<typeof listCall>> => {
    const claims = await claimsByMission(tx);
    const missions = (await missionsInOrder(tx)).map((mission) => shapeOf(mission, claims, brand));
    return { missions, languages: [...brand.languages], currency: brand.currency };
  };
}

/** The same request again answers the mission that it added. */
export function addMission({ brand }: Pick<Parts, 'brand'>) {
  return async (
    tx: Tx,
    who: CallerOf<typeof addCall>,
    { body }: CallInput<typeof addCall>,
  ): Promise<CallAnswer<typeof addCall>> => {
    const mission_id = tx.newId<string>();
    const { columns, parts } = checked(body, brand);
    const row = { mission_id, code: null, version: 1, idempotency_key: who.idempotencyKey, ...columns } as MissionRow;
    const isAdded = await insertMission(tx, row, parts);
    const after = await missionShape(tx, (one) => one.idempotency_key === who.idempotencyKey, brand);
    if (!isAdded) return after;
    const { operatorId } = who.operator;
    const subject = `mission:${mission_id}`;
    return await auditChange(tx, { operatorId, action: 'add-mission', subject, before: null, after });
  };
}

export function changeMission({ brand }: Pick<Parts, 'brand'>) {
  return async (
    tx: Tx,
    { operator }: CallerOf<typeof changeCall>,
    { params: { id }, body }: CallInput<typeof changeCall>,
  ): Promise<CallAnswer<typeof changeCall>> => {
    const locked = missionTables(tx).selectFrom('mission').select('version').where('mission_id', '=', id).forUpdate();
    const seen = await locked.executeTakeFirst();
    if (!seen) throw new Refusal('mission_unknown');
    const isIt = ({ mission_id }: Mission) => mission_id === id;
    const before = await missionShape(tx, isIt, brand);
    if (seen.version !== body.version) throw new Refusal('changed_meanwhile', { extra: { current: before } });
    const { columns, parts } = checked(body, brand);
    const changed = { ...columns, version: seen.version + 1 };
    await missionTables(tx).updateTable('mission').set(changed).where('mission_id', '=', id).execute();
    await writeMissionParts(tx, id, parts);
    const after = await missionShape(tx, isIt, brand);
    const { operatorId } = operator;
    return await auditChange(tx, { operatorId, action: 'change-mission', subject: `mission:${id}`, before, after });
  };
}

function checked(body: Fields, brand: Brand) {
  requireWords(body.words, brand);
  requireOrder(body.firstDay, body.lastDay);
  const { objective, target, prize, rankPrizes } = body;
  if (body.cycle === 'once' && body.lastDay === null) refuseField('lastDay', 'required');
  if ((target === null) !== (prize === null)) refuseField(target === null ? 'target' : 'prize', 'required');
  if (target === null && rankPrizes.length === 0) refuseField('target', 'required');
  if (rankPrizes.length > 0 && !rankedObjectives.includes(objective)) refuseField('rankPrizes', 'invalid');
  requireRanks(rankPrizes);
  const parts: MissionParts = {
    texts: Object.entries(body.words).map(([language, told]) => ({ language, ...told })),
    rankPrizes: rankPrizes.map(({ rankFrom, rankTo, prize: given }, index) => ({
      rank_from: rankFrom,
      rank_to: rankTo,
      ...prizeOf(given, `rankPrizes.${index}.prize`, brand),
    })),
  };
  const columns = {
    objective,
    categories: [...body.categories],
    cycle: body.cycle,
    first_day: body.firstDay,
    last_day: body.lastDay,
    target: target === null ? null : targetOf(target, objective, brand),
    ...(prize === null ? noPrize : prizeOf(prize, 'prize', brand)),
    is_offered: body.isOffered,
    position: body.position,
  };
  return { columns, parts };
}

function targetOf(target: string, objective: Fields['objective'], brand: Brand): bigint {
  if (moneyObjectives.includes(objective)) return amountOf(target, 'target', brand);
  return /^[1-9]\d{0,8}$/.test(target) ? BigInt(target) : refuseField('target', 'invalid');
}

/** From the first on, each rank has one prize at most. */
function requireRanks(rankPrizes: Fields['rankPrizes']): void {
  let last = 0;
  for (const { rankFrom, rankTo } of rankPrizes) {
    if (rankFrom <= last || rankTo < rankFrom) refuseField('rankPrizes', 'invalid');
    last = rankTo;
  }
}

async function missionShape(tx: Tx, isIt: (mission: Mission) => boolean, brand: Brand): Promise<OfficeMission> {
  const mission = (await missionsInOrder(tx)).find(isIt);
  if (!mission) throw new Refusal('mission_unknown');
  return shapeOf(mission, await claimsByMission(tx), brand);
}

type Claims = ReadonlyMap<string, { claimed: bigint; paid: bigint }>;

function shapeOf(mission: Mission, claims: Claims, brand: Brand): OfficeMission {
  const { objective, target, prize_kind } = mission;
  const { claimed, paid } = claims.get(mission.mission_id) ?? { claimed: 0n, paid: 0n };
  return {
    id: mission.mission_id,
    version: mission.version,
    words: wordsShape(mission.texts),
    firstDay: mission.first_day,
    lastDay: mission.last_day,
    isOffered: mission.is_offered,
    position: mission.position,
    objective,
    categories: mission.categories,
    cycle: mission.cycle,
    target: target === null ? null : countedText(target, objective, brand),
    prize: optionalPrizeShape(mission, brand.currency),
    rankPrizes: mission.rankPrizes.map((row) => ({
      rankFrom: row.rank_from,
      rankTo: row.rank_to,
      prize: prizeShape(row, brand.currency),
    })),
    claimed: Number(claimed),
    paid: prize_kind === 'points' ? String(paid) : decimalFromMinor(paid, brand.currency),
  };
}

/** What was given in the kind that the mission gives now. */
async function claimsByMission(tx: Tx): Promise<Claims> {
  const rows = await tx.run<{ mission_id: string; claimed: bigint; paid: bigint }>(claimsStatement, []);
  return new Map(rows.map((row) => [row.mission_id, row]));
}

const claimsStatement: Statement = {
  name: 'activities.claims-by-mission',
  text: `select c.mission_id, count(*) as claimed,
           coalesce(sum(c.prize_amount) filter (where (c.prize_kind = 'points') = (m.prize_kind = 'points')), 0)::bigint as paid
         from mission m join mission_claim c on c.mission_id = m.mission_id
         group by c.mission_id`,
};
