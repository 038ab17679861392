import * as z from 'zod/mini';
import { call } from './call.ts';
import { gameCategories } from './game-kinds.ts';
import {
  CurrencyText,
  DayText,
  Done,
  InstantText,
  MoneyText,
  numberInQuery,
  PasswordText,
  ShortText,
  UuidText,
} from './shapes.ts';

/**
 * What an agent sees and does of the accounts below. A team is the agent with all below, at any depth; what is outside of
 * it is answered as if it did not exist. Days are business days in the brand's zone, both ends included.
 */

/** A part of a stake, in per cent with up to four decimals. */
export const PercentText = z
  .string()
  .check(z.regex(/^(?:100(?:\.0{1,4})?|\d{1,2}(?:\.\d{1,4})?)$/, { error: 'percent' }));
const AccountTypeNumber = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(41), z.literal(42)]);
const PrizeMode = z.int().check(z.gte(1_000, { error: 'too_small' }), z.lte(2_000, { error: 'too_large' }));

const span = { from: z.optional(DayText), to: z.optional(DayText) };
const paged = { pageNum: numberInQuery(1, 1_000_000, 1), pageSize: numberInQuery(1, 100, 20) };
const page = { from: DayText, to: DayText, pageNum: z.number(), totalPages: z.number() };
/** The beginning of a name. */
const account = { account: z.optional(ShortText) };

const TeamSums = z.object({
  joined: z.number(),
  deposits: MoneyText,
  depositCount: z.number(),
  withdrawals: MoneyText,
  withdrawalCount: z.number(),
  bets: z.number(),
  stake: MoneyText,
  won: MoneyText,
  bonus: MoneyText,
  /** Stakes less what was won: what the team has lost. */
  result: MoneyText,
});
export type TeamSums = z.output<typeof TeamSums>;
const TeamDay = z.extend(TeamSums, { day: DayText, active: z.number() });
export type TeamDay = z.output<typeof TeamDay>;
const Rates = z.object({ rebate: PercentText, prizeMode: z.number() });

export const getTeamOverview = call('GET /wps/agent/team/overview', {
  who: 'agent',
  rate: 'search',
  query: z.strictObject(span),
  value: z.object({
    from: DayText,
    to: DayText,
    currency: CurrencyText,
    /** How many accounts are below the agent now. */
    members: z.number(),
    /** Of the last of these days. */
    active: z.number(),
    own: z.extend(Rates, { type: z.number(), opens: z.array(z.number()) }),
    totals: TeamSums,
    /** The stakes of as many days before. */
    stakeBefore: MoneyText,
    /** Without days on which nothing happened. */
    days: z.array(TeamDay),
    /** Up to when movements are in these figures; null before the first count. */
    countedUntil: z.nullable(InstantText),
  }),
  refusals: ['in_need_agent_account'],
  summary: 'The agent’s team in figures, over some days and by day.',
});

const TeamMember = z.object({
  playerId: UuidText,
  username: z.string(),
  type: z.number(),
  /** How far below the agent. */
  level: z.number(),
  /** How many are below the account itself. */
  members: z.number(),
  balance: MoneyText,
  rebate: PercentText,
  prizeMode: z.number(),
  isOpen: z.boolean(),
  /** Whether its holder has logged in. */
  isUsed: z.boolean(),
  joinedAt: InstantText,
  /** Of the account and all below it, in these days. */
  active: z.number(),
  stake: MoneyText,
  result: MoneyText,
});
export type TeamMember = z.output<typeof TeamMember>;

export const listTeam = call('GET /wps/agent/team', {
  who: 'agent',
  rate: 'search',
  table: true,
  query: z.strictObject({
    ...span,
    ...paged,
    ...account,
    /** Whose direct downline; the agent's own where nothing is said. With a name the whole team below is searched. */
    parentId: z.optional(UuidText),
  }),
  value: z.object({
    ...page,
    currency: CurrencyText,
    /** From the agent down to the parent. */
    path: z.array(z.object({ playerId: UuidText, username: z.string() })),
    content: z.array(TeamMember),
    totals: z.object({ count: z.number() }),
  }),
  refusals: ['in_need_agent_account', 'agent_unknown'],
  summary: 'The accounts directly below one of the team, or those of the whole team whose name begins so.',
});

const TeamBet = z.object({
  day: DayText,
  username: z.string(),
  product: z.enum(gameCategories),
  vendor: z.string(),
  vendorName: z.string(),
  bets: z.number(),
  stake: MoneyText,
  won: MoneyText,
  result: MoneyText,
});
export type TeamBet = z.output<typeof TeamBet>;

export const listTeamBets = call('GET /wps/agent/team/bets', {
  who: 'agent',
  rate: 'search',
  table: true,
  query: z.strictObject({ ...span, ...paged, ...account, product: z.optional(z.enum(gameCategories)) }),
  value: z.object({
    ...page,
    content: z.array(TeamBet),
    totals: z.object({
      count: z.number(),
      bets: z.number(),
      stake: MoneyText,
      won: MoneyText,
      result: MoneyText,
      currency: CurrencyText,
    }),
  }),
  refusals: ['in_need_agent_account'],
  summary: 'What the team staked and won, by day, account and vendor, the newest first.',
});

const TeamProfit = z.object({
  username: z.string(),
  level: z.number(),
  deposits: MoneyText,
  withdrawals: MoneyText,
  bets: z.number(),
  stake: MoneyText,
  won: MoneyText,
  bonus: MoneyText,
  /** What it left the account with: above zero a win. */
  net: MoneyText,
});
export type TeamProfit = z.output<typeof TeamProfit>;

export const listTeamProfit = call('GET /wps/agent/team/profit', {
  who: 'agent',
  rate: 'search',
  table: true,
  query: z.strictObject({ ...span, ...paged, ...account }),
  value: z.object({
    ...page,
    content: z.array(TeamProfit),
    totals: z.object({
      count: z.number(),
      deposits: MoneyText,
      withdrawals: MoneyText,
      bets: z.number(),
      stake: MoneyText,
      won: MoneyText,
      bonus: MoneyText,
      net: MoneyText,
      currency: CurrencyText,
    }),
  }),
  refusals: ['in_need_agent_account'],
  summary: 'What each account of the team that moved money was left with, the largest stakes first.',
});

export const teamMovementTypes = ['deposit', 'withdrawal', 'bonus', 'transfer', 'adjustment', 'fee'] as const;
const TeamMovement = z.object({
  day: DayText,
  username: z.string(),
  type: z.enum(teamMovementTypes),
  count: z.number(),
  in: MoneyText,
  out: MoneyText,
});
export type TeamMovement = z.output<typeof TeamMovement>;

export const listTeamMovements = call('GET /wps/agent/team/transactions', {
  who: 'agent',
  rate: 'search',
  table: true,
  query: z.strictObject({ ...span, ...paged, ...account, type: z.optional(z.enum(teamMovementTypes)) }),
  value: z.object({
    ...page,
    content: z.array(TeamMovement),
    totals: z.object({ count: z.number(), in: MoneyText, out: MoneyText, currency: CurrencyText }),
  }),
  refusals: ['in_need_agent_account'],
  summary: 'What came into the team’s wallets and went out beside play, by day, account and type.',
});

export const openTeamAccount = call('POST /wps/agent/accounts', {
  who: 'agent',
  sealed: true,
  rate: 'money',
  body: z.strictObject({
    username: ShortText,
    password: PasswordText,
    type: AccountTypeNumber,
    rebate: PercentText,
    prizeMode: PrizeMode,
  }),
  value: z.object({ playerId: UuidText, username: z.string() }),
  refusals: [
    'in_need_agent_account',
    'username_taken',
    'account_type_not_opened',
    'rates_out_of_bounds',
    'tree_too_deep',
    'too_many_requests',
  ],
  summary: 'Opens an account directly below the agent. Its holder has to choose another password at the first login.',
});

export const renewTeamPassword = call('POST /wps/agent/accounts/password', {
  who: 'agent',
  sealed: true,
  rate: 'money',
  body: z.strictObject({ playerId: UuidText, password: PasswordText }),
  value: Done,
  refusals: ['in_need_agent_account', 'agent_unknown', 'no_access_for_used_account', 'too_many_requests'],
  summary: 'Gives an account that the agent opened, and whose holder has not come yet, another first password.',
});

export const setTeamRates = call('PUT /wps/agent/accounts/rates', {
  who: 'agent',
  body: z.strictObject({ playerId: UuidText, rebate: PercentText, prizeMode: PrizeMode }),
  value: Rates,
  refusals: ['in_need_agent_account', 'agent_unknown', 'rates_out_of_bounds'],
  summary: 'Sets the rates of an account directly below the agent, within the agent’s own.',
});

const InvitationLink = z.object({
  code: z.string(),
  type: z.number(),
  rebate: PercentText,
  prizeMode: z.number(),
  uses: z.number(),
  useMaximum: z.number(),
  createdAt: InstantText,
  expiresAt: InstantText,
  state: z.enum(['open', 'used', 'expired', 'ended']),
});
export type InvitationLink = z.output<typeof InvitationLink>;

export const listInvitationLinks = call('GET /wps/agent/invitations', {
  who: 'agent',
  value: z.object({ links: z.array(InvitationLink) }),
  refusals: ['in_need_agent_account'],
  summary: 'The agent’s invitation links, the newest first.',
});

export const createInvitationLink = call('POST /wps/agent/invitations', {
  who: 'agent',
  rate: 'money',
  body: z.strictObject({
    type: AccountTypeNumber,
    rebate: PercentText,
    prizeMode: PrizeMode,
    days: z.int().check(z.gte(1, { error: 'too_small' }), z.lte(365, { error: 'too_large' })),
    useMaximum: z.int().check(z.gte(1, { error: 'too_small' }), z.lte(10_000, { error: 'too_large' })),
  }),
  value: InvitationLink,
  refusals: [
    'in_need_agent_account',
    'account_type_not_opened',
    'rates_out_of_bounds',
    'too_many_invitation_links',
    'too_many_requests',
  ],
  summary: 'Makes a link by which accounts of one type register below the agent at fixed rates.',
});

export const endInvitationLink = call('POST /wps/agent/invitations/end', {
  who: 'agent',
  body: z.strictObject({ code: ShortText }),
  value: Done,
  refusals: ['in_need_agent_account', 'invitation_link_unknown'],
  summary: 'Ends a link of the agent’s.',
});

const TransferBody = {
  amount: MoneyText,
  paymentPassword: PasswordText,
  /** Of the authenticator, where one is bound. */
  code: z.optional(z.string().check(z.maxLength(64, { error: 'too_long' }))),
};
const PlayerTransfer = z.object({
  transferId: UuidText,
  /** Short, for people. */
  number: z.string(),
  account: z.string(),
  side: z.enum(['upline', 'downline']),
  /** Above zero what came in. */
  amount: MoneyText,
  currency: CurrencyText,
  at: InstantText,
});
export type PlayerTransfer = z.output<typeof PlayerTransfer>;

const transfer = {
  sealed: true,
  idempotent: true,
  rate: 'money',
  value: PlayerTransfer,
  refusals: [
    'in_need_true_account',
    'function_off',
    'agent_unknown',
    'second_factor_needed',
    'payment_password_unset',
    'payment_password_wrong',
    'authenticator_code_required',
    'second_step_wrong',
    'transfer_out_of_bounds',
    'too_many_transfers',
    'insufficient_balance',
    'wallet_closed',
    'recipient_unavailable',
    'idempotency_key_required',
    'idempotency_key_reused',
    'too_many_requests',
  ],
} as const;

export const getTransferTerms = call('GET /wps/v2/transaction/transfer/terms', {
  who: 'member',
  value: z.object({
    /** Null for an account at the top. */
    upline: z.nullable(z.string()),
    minimum: MoneyText,
    maximum: MoneyText,
    leftToday: MoneyText,
    transfersLeft: z.number(),
    currency: CurrencyText,
    /** The newest twenty. */
    transfers: z.array(PlayerTransfer),
  }),
  summary: 'What the player may transfer within the tree now, and the newest transfers.',
});

export const transferUpline = call('POST /wps/v2/transaction/transfer/upline', {
  who: 'member',
  ...transfer,
  body: z.strictObject(TransferBody),
  summary: 'Moves money to the player’s upline; both wallets move or neither does.',
});

export const transferDownline = call('POST /wps/v2/transaction/transfer/downline', {
  who: 'agent',
  ...transfer,
  body: z.strictObject({ account: ShortText, ...TransferBody }),
  summary: 'Moves money to an account directly below the agent; both wallets move or neither does.',
});
