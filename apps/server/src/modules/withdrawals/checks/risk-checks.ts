import { type CurrencyCode, decimalFromMinor } from '@pelita/contract';
import type { CheckEvidence } from '@pelita/contract/office';
import { canonicalName } from '../../payees/index.ts';
import type { Facts } from './read-facts.ts';

/** `stop`: no operator can approve it as it is; the finding has to go first. `flag`: an operator looks. */
export type Verdict = 'pass' | 'flag' | 'stop';
/** Evidence is figures alone: the page that shows it makes the words, in the operator's language and the brand's zone. */
export type Finding = { verdict: Verdict; evidence: CheckEvidence | null };
type Check = { name: string; judge: (facts: Facts) => Finding };

const FRESH_HOURS = 24;
const RAPID_MINUTES = 60;

/** The checks as data, in the order in which operators read them. */
export const riskChecks: readonly Check[] = [
  {
    name: 'turnover',
    judge: ({ turnoverRemainingMinor: left, turnoverFeeMinor, currency }) =>
      found(left > 0n, turnoverFeeMinor > 0n ? 'flag' : 'stop', amountOf(left, currency)),
  },
  {
    name: 'receivable',
    judge: ({ receivableMinor: owed, currency }) => found(owed > 0n, 'stop', amountOf(owed, currency)),
  },
  { name: 'book_difference', judge: ({ hasBookDifference }) => found(hasBookDifference, 'stop') },
  { name: 'payee_removed', judge: ({ payeeAddedAt }) => found(payeeAddedAt === null, 'stop') },
  {
    name: 'new_payee',
    judge: ({ payeeAddedAt, requestedAt }) =>
      found(isWithin(payeeAddedAt, requestedAt, FRESH_HOURS * 60), 'flag', instantOf(payeeAddedAt)),
  },
  {
    name: 'name_mismatch',
    judge: ({ fullName, payeeName }) =>
      found(fullName !== null && canonicalName(fullName) !== canonicalName(payeeName), 'flag'),
  },
  {
    name: 'fresh_credentials',
    judge: ({ credentialsChangedAt, now }) =>
      found(isWithin(credentialsChangedAt, now, FRESH_HOURS * 60), 'flag', instantOf(credentialsChangedAt)),
  },
  {
    name: 'rapid_in_out',
    judge: ({ lastDepositAt, requestedAt }) =>
      found(isWithin(lastDepositAt, requestedAt, RAPID_MINUTES), 'flag', instantOf(lastDepositAt)),
  },
  { name: 'shared_device', judge: ({ playersOnSameDevice: count }) => found(count > 0, 'flag', { count }) },
  { name: 'shared_address', judge: ({ playersAtSameAddress: count }) => found(count > 0, 'flag', { count }) },
  { name: 'identity', judge: ({ identity }) => found(identity === 'missing', 'stop') },
  { name: 'first_withdrawal', judge: ({ isFirstWithdrawal }) => found(isFirstWithdrawal, 'flag') },
];

/** The queue that findings put a withdrawal into. */
export function queueOf(verdicts: readonly Verdict[]): 'clean' | 'flagged' | 'stopped' {
  if (verdicts.includes('stop')) return 'stopped';
  return verdicts.includes('flag') ? 'flagged' : 'clean';
}

function found(is: boolean, verdict: Verdict, evidence: CheckEvidence = {}): Finding {
  return is ? { verdict, evidence } : { verdict: 'pass', evidence: null };
}

function amountOf(minor: bigint, currency: CurrencyCode): CheckEvidence {
  return { amount: decimalFromMinor(minor, currency) };
}

function instantOf(at: Temporal.Instant | null): CheckEvidence {
  return at === null ? {} : { at: at.toString() };
}

function isWithin(at: Temporal.Instant | null, until: Temporal.Instant, minutes: number): boolean {
  return at !== null && Temporal.Instant.compare(at, until.subtract({ minutes })) > 0;
}
