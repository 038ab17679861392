import * as z from 'zod/mini';
import { call } from '../call.ts';
import { CurrencyText, InstantText, UuidText } from '../shapes.ts';
import { freeText, isVisible } from '../text.ts';
import { proposal } from './approvals.ts';
import {
  between,
  choice,
  choices,
  count,
  exact,
  instant,
  list,
  many,
  operatorRef,
  optional,
  playerRef,
  text,
} from './lists/index.ts';
import { ReasonText } from './shapes.ts';

/**
 * What rules find in how players play and move money, and the cases in which people look at it. A finding is a question: it
 * blocks nothing, and no player is harmed by one without an operator, nor closed without two.
 */

export const riskRules = ['rapidInOut', 'sharedMeans', 'oppositeBets', 'structuredDeposits', 'changeOfPlay'] as const;
export type RiskRule = (typeof riskRules)[number];

/** Open: to be looked at. Watched: looked at, and again a week later. */
export const riskCaseStates = ['open', 'watched', 'closed'] as const;
export const riskOutcomes = ['noConcern', 'watched', 'contacted', 'limitsProposed', 'accountClosed'] as const;
/** Those that one operator notes; the last takes two and a call of its own. */
export const riskDecisions = ['noConcern', 'watched', 'contacted', 'limitsProposed'] as const;
/** Fixed words in the player's own language, which accuse nobody. */
export const riskMessages = ['riskCheckIn', 'riskLimitsOffered', 'riskBreakOffered'] as const;
export type RiskMessage = (typeof riskMessages)[number];
/** From a finding, or from an operator's look, to the next look. */
export const RISK_REVIEW_DAYS = 7;
/** One message of a kind within so many hours. */
export const RISK_MESSAGE_HOURS = 24;

export const listRiskFindings = list('/office/riskFindings', {
  name: 'riskFindings',
  permission: 'risk.see',
  columns: {
    foundAt: instant(),
    player: playerRef(),
    rule: choice(riskRules),
    /** The business day that was looked at. */
    day: text(),
    caseState: choice(riskCaseStates),
  },
  filters: { rule: many(), foundAt: between({ days: 366 }), player: exact() },
  sorts: ['-foundAt', 'foundAt'],
  export: { permission: 'reports.export', rows: 100_000 },
  summary: 'What the rules found, the newest first.',
});

export const listRiskCases = list('/office/riskCases', {
  name: 'riskCases',
  permission: 'risk.see',
  columns: {
    reviewAt: instant(),
    player: playerRef(),
    caseState: choice(riskCaseStates),
    rules: choices(riskRules),
    findings: count(),
    outcome: optional(choice(riskOutcomes)),
    operator: optional(operatorRef()),
    openedAt: instant(),
  },
  filters: { caseState: many(), rules: many(), reviewAt: between({ days: 366 }), player: exact() },
  sorts: ['reviewAt', '-openedAt'],
  export: { permission: 'reports.export', rows: 100_000 },
  summary: 'Cases by the day on which somebody looks at them next: those of this week are the review.',
});

export const riskFactUnits = ['money', 'count', 'percent', 'hours', 'times'] as const;

/** One thing that was counted, and what the rule held it against when it was counted. */
const Fact = z.object({
  name: z.string(),
  unit: z.enum(riskFactUnits),
  value: z.string(),
  threshold: z.nullable(z.object({ at: z.enum(['least', 'most']), value: z.string() })),
});

export const riskRowKinds = ['deposit', 'withdrawal', 'bet', 'device', 'bankAccount', 'limit', 'day'] as const;

/** One row that was counted. */
const EvidenceRow = z.object({
  at: InstantText,
  kind: z.enum(riskRowKinds),
  amount: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  other: z.nullable(z.object({ id: UuidText, username: z.string() })),
});

const Finding = z.object({
  id: UuidText,
  rule: z.enum(riskRules),
  day: z.string(),
  foundAt: InstantText,
  countedAt: InstantText,
  facts: z.array(Fact),
  rows: z.array(EvidenceRow),
});

export const riskSteps = ['opened', 'finding', 'taken', 'givenBack', 'note', 'message', 'decided', 'closed'] as const;

const Step = z.object({
  id: UuidText,
  at: InstantText,
  kind: z.enum(riskSteps),
  /** Null for the server's own. */
  operator: z.nullable(z.string()),
  /** A rule, a message or an outcome by its name. */
  subject: z.nullable(z.string()),
  text: z.nullable(z.string()),
});

const RiskCase = z.object({
  id: UuidText,
  version: z.number(),
  player: z.object({
    id: UuidText,
    username: z.string(),
    status: z.enum(['open', 'locked', 'closed']),
    registeredAt: InstantText,
  }),
  currency: CurrencyText,
  state: z.enum(riskCaseStates),
  outcome: z.nullable(z.enum(riskOutcomes)),
  openedAt: InstantText,
  reviewAt: InstantText,
  assignedTo: z.nullable(z.string()),
  findings: z.array(Finding),
  /** The newest first. */
  steps: z.array(Step),
});
export type RiskCase = z.output<typeof RiskCase>;

const ofCase = z.object({ id: UuidText });
const seen = { version: z.number() };

export const getRiskCase = call('GET /office/riskCases/{id}', {
  who: { operator: 'risk.see' },
  params: ofCase,
  value: RiskCase,
  refusals: ['risk_case_unknown'],
  summary: 'A case with its evidence and all that was done in it. That it was opened is audited.',
});

export const takeRiskCase = call('POST /office/riskCases/{id}/take', {
  who: { operator: 'risk.do' },
  params: ofCase,
  body: z.strictObject({ ...seen, isTaken: z.boolean() }),
  value: RiskCase,
  refusals: ['risk_case_unknown', 'risk_case_closed', 'changed_meanwhile'],
  summary: 'Takes a case, or gives it back.',
});

export const noteRiskCase = call('POST /office/riskCases/{id}/notes', {
  who: { operator: 'risk.do' },
  params: ofCase,
  body: z.strictObject({ text: freeText(2_000).check(z.refine(isVisible, { error: 'required' })) }),
  value: RiskCase,
  refusals: ['risk_case_unknown'],
  summary: 'Writes something down in a case, a closed one too. A note is never changed.',
});

export const contactRiskPlayer = call('POST /office/riskCases/{id}/messages', {
  who: { operator: 'risk.do' },
  params: ofCase,
  body: z.strictObject({ message: z.enum(riskMessages) }),
  value: RiskCase,
  refusals: ['risk_case_unknown', 'risk_case_closed', 'risk_message_recent'],
  summary: 'Writes to the player in fixed, plain words: how to set limits, how to take a break, whom to talk to.',
});

export const decideRiskCase = call('POST /office/riskCases/{id}/outcome', {
  who: { operator: 'risk.do' },
  params: ofCase,
  body: z.strictObject({ ...seen, outcome: z.enum(riskDecisions), reason: ReasonText }),
  value: RiskCase,
  refusals: ['risk_case_unknown', 'risk_case_closed', 'risk_not_contacted', 'changed_meanwhile'],
  summary: 'Notes what came of it. Without concern it is closed; any other outcome is looked at again in a week.',
});

export const lookForRisk = call('POST /office/riskLooks', {
  who: { operator: 'risk.do' },
  value: z.object({ found: z.number() }),
  refusals: [],
  summary: 'Runs every rule now, as each does every hour; answers how many findings are new.',
});

export const closeRiskAccount = call('POST /office/riskCases/{id}/close', {
  who: { operator: 'risk.propose' },
  params: ofCase,
  body: z.strictObject({ reason: ReasonText }),
  value: proposal(z.object({ username: z.string() })),
  refusals: ['risk_case_unknown', 'risk_case_closed', 'player_status_other', 'proposal_open'],
  summary: 'Proposes to lock the account. Another operator decides; the balance stays the player’s.',
});
