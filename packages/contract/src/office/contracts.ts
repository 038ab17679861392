import * as z from 'zod/mini';
import { call } from '../call.ts';
import {
  agentIncomes,
  contractFamilies,
  contractStates,
  ContractTiers,
  paymentPeriods,
  realTimeRates,
} from '../contracts.ts';
import { CurrencyText, InstantText, MoneyText, ShortText, UuidText } from '../shapes.ts';
import { proposal } from './approvals.ts';
import {
  between,
  choice,
  count,
  currency,
  exact,
  instant,
  list,
  many,
  money,
  optional,
  playerRef,
  range,
  text,
} from './lists/index.ts';
import { ReasonText } from './shapes.ts';

/** Agents' contracts and settlements as operators see and decide them. */

const runStates = ['waiting', 'booking', 'settled'] as const;
/** `none` are salaries, whose windows are not their periods. */
const runPeriods = ['none', 'daily', 'weekly', 'semimonthly', 'monthly'] as const;

const offer = { account: ShortText, period: z.enum(paymentPeriods), reason: ReasonText };

export const offerAgentContract = call('POST /office/agent-contracts', {
  who: { operator: 'contracts.do', withRecentCode: true },
  rate: 'money',
  body: z.discriminatedUnion('family', [
    z.strictObject({ family: z.enum(['dividend', 'daily', 'hourly']), ...offer, tiers: ContractTiers }),
    z.strictObject({ family: z.literal('realtime'), ...offer, rates: z.strictObject(realTimeRates) }),
  ]),
  value: z.object({ contractId: UuidText }),
  refusals: ['agent_unknown', 'contract_terms_invalid', 'contract_exploitable'],
  summary: 'OPS-09: offers a contract to an agent at the top of a tree; the agent accepts or rejects it.',
});

const RunTotals = z.object({
  lines: z.number(),
  /** Of the contracts with the operator: what is paid less what is owed. */
  due: z.string(),
  paid: z.string(),
  owed: z.string(),
});

export const previewAgentRun = call('GET /office/agent-runs/preview', {
  who: { operator: 'agentRuns.see' },
  rate: 'search',
  query: z.strictObject({
    family: z.enum(agentIncomes),
    /** Of dividends. */
    period: z._default(z.enum(['daily', 'weekly', 'semimonthly', 'monthly']), 'semimonthly'),
  }),
  value: z.object({
    /** The next that is to be settled; null where no contract holds. */
    window: z.nullable(z.object({ begins: InstantText, ends: InstantText, isClosed: z.boolean() })),
    totals: RunTotals,
    /** Those that get most. */
    lines: z.array(
      z.object({
        playerId: UuidText,
        username: z.string(),
        stake: MoneyText,
        activeMembers: z.number(),
        loss: MoneyText,
        rate: z.string(),
        due: z.string(),
        passedOn: z.string(),
        net: z.string(),
      }),
    ),
    currency: CurrencyText,
  }),
  summary: 'OPS-09: what the next settlement would come to now. Nothing is paid or kept.',
});

export const releaseAgentRun = call('POST /office/agent-runs/{runId}/release', {
  who: { operator: 'agentRuns.propose', withRecentCode: true },
  rate: 'money',
  idempotent: true,
  params: z.strictObject({ runId: UuidText }),
  body: z.strictObject({ reason: ReasonText }),
  value: proposal(z.object({ lines: z.number(), paid: z.string() })),
  refusals: ['run_unknown', 'run_not_waiting', 'proposal_open'],
  summary: 'OPS-09: lets a settlement be paid that waits because it is above `approvals.agentRun.secondAbove`.',
});

export const correctAgentIncome = call('POST /office/agent-corrections', {
  who: { operator: 'corrections.propose', withRecentCode: true },
  rate: 'money',
  idempotent: true,
  body: z.strictObject({
    playerId: UuidText,
    family: z.enum(agentIncomes),
    /** Above zero gives, below zero takes. */
    amount: MoneyText,
    reason: ReasonText,
  }),
  value: proposal(z.object({ amount: MoneyText })),
  refusals: ['player_unknown', 'proposal_open'],
  summary: 'OPS-09: a correction of an agent’s income. It goes into the next settlement of the family.',
});

export const listAgentContracts = list('/office/agent-contracts', {
  name: 'agentContracts',
  permission: 'contracts.see',
  columns: {
    offeredAt: instant(),
    player: playerRef(),
    upline: optional(playerRef()),
    family: choice(contractFamilies),
    period: choice(paymentPeriods),
    state: choice(contractStates),
    /** The highest, in percent. */
    rate: text(),
    effectiveFrom: optional(instant()),
    effectiveTo: optional(instant()),
  },
  filters: { offeredAt: between({ days: 366 }), player: exact(), upline: exact(), family: many(), state: many() },
  sorts: ['-offeredAt', 'offeredAt'],
  export: { permission: 'reports.export', rows: 1_000_000 },
  summary: 'OPS-09: contracts of agents, each version.',
});

export const listAgentRuns = list('/office/agent-runs', {
  name: 'agentRuns',
  permission: 'agentRuns.see',
  columns: {
    windowBegins: instant(),
    windowEnds: instant(),
    family: choice(agentIncomes),
    runPeriod: choice(runPeriods),
    state: choice(runStates),
    lines: count(),
    due: money(),
    paid: money(),
    owed: money(),
    currency: currency(),
    endedAt: optional(instant()),
  },
  filters: { windowBegins: between({ days: 366 }), family: many(), state: many(), paid: range() },
  sorts: ['-windowBegins', 'windowBegins'],
  totals: ['due', 'paid', 'owed'],
  export: { permission: 'reports.export', rows: 1_000_000 },
  summary: 'OPS-09: settlements, in whole minor units cut off below.',
});

export const listAgentDebts = list('/office/agent-debts', {
  name: 'agentDebts',
  permission: 'agentRuns.see',
  columns: { player: playerRef(), owed: money(), currency: currency() },
  filters: { player: exact(), owed: range() },
  sorts: ['-owed', 'owed'],
  totals: ['owed'],
  export: { permission: 'reports.export', rows: 1_000_000 },
  summary: 'OPS-09: what agents owe because their downlines were due more than themselves.',
});
