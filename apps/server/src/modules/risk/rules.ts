import { type CurrencyCode, minorFromDecimal, type PlayerId } from '@pelita/contract';
import type { RiskRule } from '@pelita/contract/office';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Numbers } from './facts.ts';
import { riskSettings } from './settings.ts';

/** Further back than a job is ever late, and no further: what is older was looked at when it was new. */
const LOOKED_BACK_HOURS = 48;

export type Found = {
  player_id: PlayerId;
  day: string;
  counted: Numbers;
  evidence: readonly EvidenceJson[];
  others: PlayerId[];
};
export type EvidenceJson = {
  at: string;
  kind: string;
  amount?: number | null;
  reference?: string | null;
  other?: PlayerId;
};

type Parts = { settings: Platform['settings']; currency: CurrencyCode };
type Window = { from: Temporal.Instant; until: Temporal.Instant };
type Run = { found: Found[]; thresholds: Numbers };
type Ask = { [Rule in RiskRule]: (tx: Tx, of: Numbers, window: Window) => Promise<Found[]> };

/** What a rule finds now; nothing while it is switched off, or while figures are not counted up to what it needs. */
export async function runRule(tx: Tx, rule: RiskRule, { settings, currency }: Parts): Promise<Run> {
  const { isOn, ...set } = settings.get<Record<string, number | string | boolean>>(riskSettings[rule] as never);
  const thresholds = Object.fromEntries(
    Object.entries(set).map(([name, value]) => [
      name,
      typeof value === 'string' ? Number(minorFromDecimal(value, currency) ?? 0n) : Number(value),
    ]),
  );
  const window = { from: tx.now.subtract({ hours: LOOKED_BACK_HOURS }), until: tx.now };
  return { thresholds, found: isOn === true ? await asked[rule](tx, thresholds, window) : [] };
}

const asked: Ask = {
  async rapidInOut(tx, { hours, minimum, playedPercent, withdrawnPercent }, { from }) {
    const until = await countedUntil(tx);
    if (until === null) return [];
    return await tx.run<Found>(statements.rapidInOut, [from, until, hours, minimum, playedPercent, withdrawnPercent]);
  },
  sharedMeans: (tx, { days, accounts }, { from, until }) =>
    tx.run<Found>(statements.sharedMeans, [from, until, days, accounts]),
  oppositeBets: (tx, { days, rounds, percent }, { from, until }) =>
    tx.run<Found>(statements.oppositeBets, [from, until, days, rounds, percent]),
  structuredDeposits: (tx, { hours, below, bandPercent, count }, { from, until }) =>
    tx.run<Found>(statements.structuredDeposits, [from, until, hours, below, bandPercent, count]),
  // A day is looked at once it is over: an hour after midnight all play is play at night.
  async changeOfPlay(tx, of) {
    const until = await countedUntil(tx);
    if (until === null) return [];
    return await tx.run<Found>(statements.changeOfPlay, [
      until,
      of['minimum'],
      of['signs'],
      of['stakeTimes'],
      of['daysPlayed'],
      of['nightFrom'],
      of['nightUntil'],
      of['nightPercent'],
      of['usualNightPercent'],
      of['deposits'],
    ]);
  },
};

/** Up to where figures are whole; null before the first count. */
async function countedUntil(tx: Tx): Promise<Temporal.Instant | null> {
  const [row] = await tx.run<{ until: Temporal.Instant | null }>(countedStatement, []);
  return row?.until ?? null;
}

const countedStatement: Statement = {
  name: 'risk.counted-until',
  text: `select nullif(closed_before, '-infinity') as until from figure_progress`,
};
const statements: Record<RiskRule, Statement> = {
  rapidInOut: { name: 'risk.rapid-in-out', text: 'select * from risk_rapid_in_out($1, $2, $3, $4, $5, $6)' },
  sharedMeans: { name: 'risk.shared-means', text: 'select * from risk_shared_means($1, $2, $3, $4)' },
  oppositeBets: { name: 'risk.opposite-bets', text: 'select * from risk_opposite_bets($1, $2, $3, $4, $5)' },
  structuredDeposits: {
    name: 'risk.structured-deposits',
    text: 'select * from risk_structured_deposits($1, $2, $3, $4, $5, $6)',
  },
  changeOfPlay: {
    name: 'risk.change-of-play',
    text: 'select * from risk_change_of_play(business_day($1) - 1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
  },
};
