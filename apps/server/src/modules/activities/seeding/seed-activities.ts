import {
  type ActivitySeeds,
  type EnvelopeSeed,
  minorFromDecimal,
  type MissionSeed,
  moneyObjectives,
  type PrizeSeed,
  type RaffleSeed,
} from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { businessToday, dayAfter } from '../counting/business-days.ts';
import { insertEnvelope } from '../envelopes/write-envelope.ts';
import type { MissionRow } from '../missions/mission-store.ts';
import { insertMission } from '../missions/write-mission.ts';
import type { Parts } from '../needs.ts';
import { hundredthsOf, noPrize, prizeColumns, type PrizeColumns } from '../prizes.ts';
import { insertRaffle } from '../raffles/write-raffle.ts';

type Seeding = Pick<Parts, 'activities' | 'brand' | 'seeds'>;

/** Lays out what the brand's folder says; what is there already is left as operators made it. */
export async function seedActivities(tx: Tx, seeding: Seeding): Promise<void> {
  const { missions, raffles, envelopes }: ActivitySeeds = seeding.activities;
  const today = await businessToday(tx);
  for (const [position, mission] of missions.entries()) await seedMission(tx, mission, { ...seeding, today, position });
  for (const [position, raffle] of raffles.entries()) await seedRaffle(tx, raffle, { ...seeding, today, position });
  for (const [position, envelope] of envelopes.entries())
    await seedEnvelope(tx, envelope, { ...seeding, today, position });
}

type At = Seeding & { today: string; position: number };

async function seedMission(tx: Tx, mission: MissionSeed, at: At): Promise<void> {
  const { objective, target, prize, rankPrizes = [] } = mission;
  const unit = (typed: string) => (moneyObjectives.includes(objective) ? minorOf(typed, at) : BigInt(typed));
  const row = {
    mission_id: tx.newId<string>(),
    objective,
    categories: [...(mission.categories ?? [])],
    cycle: mission.cycle,
    target: target === undefined ? null : unit(target),
    ...(prize ? prizeOf(prize, at) : noPrize),
    ...commonOf(mission, at),
  } as MissionRow;
  await insertMission(tx, row, {
    texts: textsOf(mission),
    rankPrizes: rankPrizes.map(({ rankFrom, rankTo, prize: given }) => ({
      rank_from: rankFrom,
      rank_to: rankTo,
      ...prizeOf(given, at),
    })),
  });
}

async function seedRaffle(tx: Tx, raffle: RaffleSeed, at: At): Promise<void> {
  const raffle_id = tx.newId<string>();
  const row = {
    raffle_id,
    earned_by: raffle.earnedBy,
    categories: [...(raffle.categories ?? [])],
    ticket_minor: minorOf(raffle.ticketAmount, at),
    tickets_maximum: raffle.ticketsMaximum,
    ...commonOf(raffle, at),
    last_day: dayAfter(at.today, raffle.days - 1),
    ...(await at.seeds.make(raffle_id)),
  };
  await insertRaffle(tx, row, {
    texts: textsOf(raffle),
    prizes: raffle.prizes.map(({ motif, prize, weight, stock }) => ({
      motif,
      ...(prize ? prizeOf(prize, at) : noPrize),
      weight,
      stock: stock === undefined ? null : BigInt(stock),
    })),
  });
}

async function seedEnvelope(tx: Tx, envelope: EnvelopeSeed, at: At): Promise<void> {
  const { kind, packets, minutes, opensAt, turnoverTimes } = envelope;
  const row = {
    envelope_id: tx.newId<string>(),
    kind,
    pool_minor: minorOf(envelope.pool, at),
    packets,
    prize_turnover_hundredths: hundredthsOf(turnoverTimes),
    opens_at: opensAt,
    minutes,
    ...commonOf(envelope, at),
    last_day: dayAfter(at.today, envelope.days - 1),
  };
  await insertEnvelope(tx, row, textsOf(envelope));
}

type Seed = MissionSeed | RaffleSeed | EnvelopeSeed;

function commonOf({ code, days }: Seed, { today, position }: At) {
  return {
    code,
    first_day: today,
    last_day: days === undefined ? null : dayAfter(today, days - 1),
    is_offered: true,
    position,
    version: 1,
    idempotency_key: null,
  };
}

function textsOf({ words }: Seed) {
  return Object.entries(words).map(([language, told]) => ({ language, ...told }));
}

/** The brand's loader has refused what is no amount. */
function minorOf(amount: string, { brand }: At): bigint {
  const minor = minorFromDecimal(amount, brand.currency);
  if (minor === null) throw new Error(`${amount} is no amount of ${brand.currency}`);
  return minor;
}

function prizeOf(prize: PrizeSeed, { brand }: At): PrizeColumns {
  const columns = prizeColumns(prize, brand.currency);
  if (!columns) throw new Error(`${prize.kind} ${prize.amount} is no prize`);
  return columns;
}
