import { canonicalName } from '../../payees/index.ts';
import type { Facts } from './read-facts.ts';

/** `stop`: no operator can approve it as it is; the finding has to go first. `flag`: an operator looks. */
export type Verdict = 'pass' | 'flag' | 'stop';
/** The evidence is what the finding is about: an instant, a count or minor units; null where its name says it all. */
export type Finding = { verdict: Verdict; evidence: string | null };
type Check = { name: string; judge: (facts: Facts) => Finding };

const FRESH_HOURS = 24;
const RAPID_MINUTES = 60;

/** The checks as data, in the order in which operators read them. */
export const riskChecks: readonly Check[] = [
  {
    name: 'turnover',
    judge: ({ turnoverRemainingMinor: left, turnoverFeeMinor }) =>
      found(left > 0n, turnoverFeeMinor > 0n ? 'flag' : 'stop', String(left)),
  },
  {
    name: 'receivable',
    judge: ({ receivableMinor: owed }) => found(owed > 0n, 'stop', String(owed)),
  },
  {
    name: 'book_difference',
    judge: ({ hasBookDifference }) => found(hasBookDifference, 'stop'),
  },
  {
    name: 'payee_removed',
    judge: ({ payeeAddedAt }) => found(payeeAddedAt === null, 'stop'),
  },
  {
    name: 'new_payee',
    judge: ({ payeeAddedAt, requestedAt }) =>
      found(isWithin(payeeAddedAt, requestedAt, FRESH_HOURS * 60), 'flag', payeeAddedAt?.toString()),
  },
  {
    name: 'name_mismatch',
    judge: ({ fullName, payeeName }) =>
      found(fullName !== null && canonicalName(fullName) !== canonicalName(payeeName), 'flag'),
  },
  {
    name: 'fresh_credentials',
    judge: ({ credentialsChangedAt, now }) =>
      found(isWithin(credentialsChangedAt, now, FRESH_HOURS * 60), 'flag', credentialsChangedAt?.toString()),
  },
  {
    name: 'rapid_in_out',
    judge: ({ lastDepositAt, requestedAt }) =>
      found(isWithin(lastDepositAt, requestedAt, RAPID_MINUTES), 'flag', lastDepositAt?.toString()),
  },
  {
    name: 'shared_device',
    judge: ({ playersOnSameDevice: others }) => found(others > 0, 'flag', String(others)),
  },
  {
    name: 'shared_address',
    judge: ({ playersAtSameAddress: others }) => found(others > 0, 'flag', String(others)),
  },
  {
    name: 'identity',
    judge: ({ identity }) => found(identity === 'missing', 'stop'),
  },
  {
    name: 'first_withdrawal',
    judge: ({ isFirstWithdrawal }) => found(isFirstWithdrawal, 'flag'),
  },
];

/** The queue that findings put a withdrawal into. */
export function queueOf(verdicts: readonly Verdict[]): 'clean' | 'flagged' | 'stopped' {
  if (verdicts.includes('stop')) return 'stopped';
  return verdicts.includes('flag') ? 'flagged' : 'clean';
}

function found(is: boolean, verdict: Verdict, evidence?: string): Finding {
  return is ? { verdict, evidence: evidence ?? null } : { verdict: 'pass', evidence: null };
}

function isWithin(at: Temporal.Instant | null, until: Temporal.Instant, minutes: number): boolean {
  return at !== null && Temporal.Instant.compare(at, until.subtract({ minutes })) > 0;
}
