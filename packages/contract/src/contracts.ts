import * as z from 'zod/mini';
import { call, relay } from './call.ts';
import { CurrencyText, DayText, InstantText, MoneyText, numberInQuery, ShortText, UuidText } from './shapes.ts';

/**
 * Contracts between an agent and the one above: the four families are changed each by a relay of its own, all alike. Rates
 * are percents of at most four decimals, like "0.4".
 */
export const contractFamilies = ['dividend', 'daily', 'hourly', 'realtime'] as const;
export type ContractFamily = (typeof contractFamilies)[number];
/** What agents earn: by contracts, and by the difference of their rebates to those below. */
export const agentIncomes = [...contractFamilies, 'rebate'] as const;
export type AgentIncome = (typeof agentIncomes)[number];
export const paymentPeriods = ['once', 'daily', 'weekly', 'semimonthly', 'monthly'] as const;
export type PaymentPeriod = (typeof paymentPeriods)[number];
const dividendPeriods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
/** One that is accepted holds from the next period until that of a later one, or its end. */
export const contractStates = [
  'offered',
  'accepted',
  'rejected',
  'withdrawn',
  'expired',
  'superseded',
  'terminated',
] as const;
export type ContractState = (typeof contractStates)[number];
const CONTRACT_ENDS_AGREED_MAXIMUM = 1_000;
const TIERS_MAXIMUM = 6;

const RateText = z.string().check(z.regex(/^\d{1,3}(\.\d{1,4})?$/, { error: 'pattern' }));
const AmountText = z.string().check(z.regex(/^\d{1,13}(\.\d{1,2})?$/, { error: 'pattern' }));
const MemberCount = z.int().check(z.gte(0, { error: 'too_small' }), z.lte(1_000_000, { error: 'too_large' }));

/** What a team has to reach in a window, all of it, and the rate it then earns. Later tiers ask and pay no less. */
const ContractTier = z.strictObject({
  /** Valid stakes: of the day, of the hour, or of a dividend's period. */
  betAmount: AmountText,
  activeMembers: MemberCount,
  /** Of dividends: the team's loss; 0 asks for none. */
  lossAmount: z._default(AmountText, '0'),
  rate: RateText,
});
export const ContractTiers = z
  .array(ContractTier)
  .check(z.minLength(1, { error: 'required' }), z.maxLength(TIERS_MAXIMUM, { error: 'too_long' }));

/** On stakes of bets that won, of those that lost, and of each bet. */
export const realTimeRates = { profitRate: RateText, lossRate: RateText, singleBet: RateText };

const Contract = z.object({
  contractId: UuidText,
  family: z.enum(contractFamilies),
  state: z.enum(contractStates),
  period: z.enum(paymentPeriods),
  /** Who earns it, and who pays it; null for the operator. */
  downline: z.string(),
  upline: z.nullable(z.string()),
  /** Empty for real time. */
  tiers: z.array(
    z.object({ betAmount: MoneyText, activeMembers: z.number(), lossAmount: MoneyText, rate: z.string() }),
  ),
  /** Null but for real time. */
  realTime: z.nullable(z.object({ profitRate: z.string(), lossRate: z.string(), singleBet: z.string() })),
  currency: CurrencyText,
  offeredAt: InstantText,
  expiresAt: InstantText,
  effectiveFrom: z.nullable(InstantText),
  /** Null while it has no end. */
  effectiveTo: z.nullable(InstantText),
});
export type Contract = z.output<typeof Contract>;
/** What the refusal `contract_ends_others` carries. */
export const ContractsThatEnd = z.object({ contracts: z.array(Contract) });

const decisions = [
  z.strictObject({
    operation: z.literal('accept'),
    contractId: UuidText,
    /** The contracts to downlines that end by it, as the refusal `contract_ends_others` listed them. */
    endsContracts: z._default(z.array(UuidText).check(z.maxLength(CONTRACT_ENDS_AGREED_MAXIMUM)), []),
  }),
  z.strictObject({ operation: z.enum(['reject', 'withdraw', 'terminate']), contractId: UuidText }),
] as const;

const refusals = [
  'agent_unknown',
  'contract_unknown',
  'contract_decided',
  'contract_terms_invalid',
  'contract_above_upline',
  'contract_exploitable',
  'contract_ends_others',
  'contracts_closed',
] as const;

const shared = { who: 'agent', rate: 'money', value: Contract, refusals } as const;

const tieredOffer = z.strictObject({
  operation: z.literal('offer'),
  /** The username of a direct downline. */
  account: ShortText,
  /** When it is paid: with each window, or for a day, a week, half a month, a month. */
  period: z._default(z.enum(paymentPeriods), 'once'),
  tiers: ContractTiers,
});

export const processDividend = relay('POST', 'MCS2_processDividendReq', {
  ...shared,
  body: z.discriminatedUnion('operation', [
    z.strictObject({
      operation: z.literal('offer'),
      account: ShortText,
      /** A dividend is counted and paid for it. Left out, it is the upline's. */
      period: z._default(z.enum(dividendPeriods), 'semimonthly'),
      tiers: ContractTiers,
    }),
    ...decisions,
  ]),
  summary: 'AC-09: offers, accepts, rejects, withdraws or terminates a contract on a share of a team’s loss.',
});

export const processDailyWage = relay('POST', 'MCS2_processDailySalContract', {
  ...shared,
  body: z.discriminatedUnion('operation', [tieredOffer, ...decisions]),
  summary: 'AC-09: the same for a wage on the team’s stakes of a day.',
});

export const processHourlySalary = relay('POST', 'MCS2_processContractHourSalary', {
  ...shared,
  body: z.discriminatedUnion('operation', [tieredOffer, ...decisions]),
  summary: 'AC-09: the same for a salary on the team’s stakes of an hour.',
});

export const processRealTimeSalary = relay('POST', 'MCSFE_processRealTimeSalaryContract', {
  ...shared,
  body: z.discriminatedUnion('operation', [
    z.strictObject({
      operation: z.literal('offer'),
      account: ShortText,
      period: z._default(z.enum(paymentPeriods), 'once'),
      ...realTimeRates,
    }),
    ...decisions,
  ]),
  summary: 'AC-09: the same for a salary on each bet of the team, settled every five minutes.',
});

export const getContracts = relay('GET', 'MCS2_getContractList', {
  who: 'agent',
  query: z.strictObject({ family: z.enum(contractFamilies), pageNum: numberInQuery(1, 1_000, 1) }),
  value: z.object({
    /** The caller's own: what is offered, what holds, and what will hold. */
    own: z.array(Contract),
    /** Those that the caller has given, the newest first. */
    given: z.array(Contract),
    pageNum: z.number(),
    totalPages: z.number(),
  }),
  summary: 'The caller’s own contracts of a family, and those given to downlines.',
});

export const getContractIncome = relay('GET', 'MCS2_getContractIncome', {
  who: 'agent',
  query: z.strictObject({ family: z.enum(agentIncomes), pageNum: numberInQuery(1, 1_000, 1) }),
  value: z.object({
    content: z.array(
      z.object({
        windowBegins: InstantText,
        windowEnds: InstantText,
        stake: MoneyText,
        activeMembers: z.number(),
        rate: z.string(),
        /** With six decimals, as earnings are counted until they are paid. */
        due: z.string(),
        passedOn: z.string(),
        net: z.string(),
        recovered: z.string(),
        state: z.enum(['waiting', 'paid']),
        payableAt: InstantText,
      }),
    ),
    /** What later incomes repay first. */
    owed: z.string(),
    currency: CurrencyText,
    pageNum: z.number(),
    totalPages: z.number(),
  }),
  summary: 'What the caller has earned by contracts of a family, or by rebates, the newest window first.',
});

const IncomeDay = z.object({
  day: DayText,
  kind: z.enum(agentIncomes),
  /** How many windows of the day were settled. */
  windows: z.number(),
  /** Six decimals, as earnings are counted until they are paid. */
  due: z.string(),
  passedOn: z.string(),
  net: z.string(),
  recovered: z.string(),
  /** What is booked of it. */
  earned: z.string(),
});
export type IncomeDay = z.output<typeof IncomeDay>;

export const listAgentIncome = call('GET /wps/agent/income', {
  who: 'agent',
  rate: 'search',
  table: true,
  query: z.strictObject({
    from: z.optional(DayText),
    to: z.optional(DayText),
    kind: z.optional(z.enum(agentIncomes)),
    pageNum: numberInQuery(1, 1_000_000, 1),
    pageSize: numberInQuery(1, 100, 20),
  }),
  value: z.object({
    from: DayText,
    to: DayText,
    pageNum: z.number(),
    totalPages: z.number(),
    content: z.array(IncomeDay),
    totals: z.object({
      count: z.number(),
      due: z.string(),
      passedOn: z.string(),
      net: z.string(),
      recovered: z.string(),
      earned: z.string(),
      owed: z.string(),
      currency: CurrencyText,
    }),
  }),
  refusals: ['in_need_agent_account'],
  summary: 'What the agent has earned, by day and kind, the newest first.',
});
