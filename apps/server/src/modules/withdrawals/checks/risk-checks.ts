import { canonicalName } from '../../payees/index.ts';
import type { Facts } from './read-facts.ts';

/** `stop`: no operator can approve it as it is; the finding has to go first. `flag`: an operator looks. */
export type Verdict = 'pass' | 'flag' | 'stop';
export type Finding = { verdict: Verdict; evidence: string | null };
type Check = { name: string; judge: (facts: Facts) => Finding };

const FRESH_HOURS = 24;
const RAPID_MINUTES = 60;

/** The checks as data, in the order in which operators read them. */
export const riskChecks: readonly Check[] = [
  {
    name: 'turnover',
    judge: ({ turnoverRemainingMinor: left, turnoverFeeMinor }) =>
      found(left > 0n, turnoverFeeMinor > 0n ? 'flag' : 'stop', `${left} minor units are not staked`),
  },
  {
    name: 'receivable',
    judge: ({ receivableMinor: owed }) => found(owed > 0n, 'stop', `${owed} minor units are owed`),
  },
  {
    name: 'book_difference',
    judge: ({ hasBookDifference }) => found(hasBookDifference, 'stop', 'the last reconciliation names the player'),
  },
  {
    name: 'payee_removed',
    judge: ({ payeeAddedAt }) => found(payeeAddedAt === null, 'stop', 'the player has removed the bank account'),
  },
  {
    name: 'new_payee',
    judge: ({ payeeAddedAt, requestedAt }) =>
      found(isWithin(payeeAddedAt, requestedAt, FRESH_HOURS * 60), 'flag', `added ${shown(payeeAddedAt)}`),
  },
  {
    name: 'name_mismatch',
    judge: ({ fullName, payeeName }) =>
      found(
        fullName !== null && canonicalName(fullName) !== canonicalName(payeeName),
        'flag',
        'the bank account is in another name than the registration',
      ),
  },
  {
    name: 'fresh_credentials',
    judge: ({ credentialsChangedAt, now }) =>
      found(isWithin(credentialsChangedAt, now, FRESH_HOURS * 60), 'flag', `changed ${shown(credentialsChangedAt)}`),
  },
  {
    name: 'rapid_in_out',
    judge: ({ lastDepositAt, requestedAt }) =>
      found(
        isWithin(lastDepositAt, requestedAt, RAPID_MINUTES),
        'flag',
        `the last deposit came ${shown(lastDepositAt)}`,
      ),
  },
  {
    name: 'shared_device',
    judge: ({ playersOnSameDevice: others }) => found(others > 0, 'flag', `${others} other players`),
  },
  {
    name: 'shared_address',
    judge: ({ playersAtSameAddress: others }) => found(others > 0, 'flag', `${others} other players`),
  },
  {
    name: 'identity',
    judge: ({ identity }) =>
      identity === 'not_asked'
        ? { verdict: 'pass', evidence: 'not asked' }
        : found(identity === 'missing', 'stop', 'the player has not shown who they are'),
  },
  {
    name: 'first_withdrawal',
    judge: ({ isFirstWithdrawal }) => found(isFirstWithdrawal, 'flag', 'nothing was paid out before'),
  },
];

/** The queue that findings put a withdrawal into. */
export function queueOf(verdicts: readonly Verdict[]): 'clean' | 'flagged' | 'stopped' {
  if (verdicts.includes('stop')) return 'stopped';
  return verdicts.includes('flag') ? 'flagged' : 'clean';
}

function found(is: boolean, verdict: Verdict, evidence: string): Finding {
  return is ? { verdict, evidence } : { verdict: 'pass', evidence: null };
}

function shown(at: Temporal.Instant | null): string {
  return at?.toString() ?? 'never';
}

function isWithin(at: Temporal.Instant | null, until: Temporal.Instant, minutes: number): boolean {
  return at !== null && Temporal.Instant.compare(at, until.subtract({ minutes })) > 0;
}
