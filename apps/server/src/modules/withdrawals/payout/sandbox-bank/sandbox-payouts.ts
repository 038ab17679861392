import type { Database } from '../../../../platform/database/tx.ts';
import type {
  Payout,
  PayoutAnswer,
  PayoutProvider,
  PayoutQueryAnswer,
} from '../../../../platform/providers/payments/payout-provider.ts';
import type { PayoutAct } from './payout-acts.ts';
import { answerFrom, insertSandboxPayout, loseAnswer, playSandboxPayout } from './store.ts';

const SANDBOX_PAYER = 'sandbox';

export type SandboxPayouts = {
  provider: PayoutProvider;
  /** Ends a payout that waits; one that has ended stays as it is. */
  play(payoutId: string, act: PayoutAct): Promise<void>;
};

/**
 * The paying bank of the sandbox: it takes a payout and keeps it waiting until a person plays it. It takes an id once and
 * remembers how it ended. After `lose` its next answer does not arrive.
 */
export function sandboxPayouts(database: Database): SandboxPayouts {
  const known = (payoutId: string) => database.reading((tx) => answerFrom(tx, payoutId));
  return {
    provider: {
      code: SANDBOX_PAYER,
      async pay(payout: Payout): Promise<PayoutAnswer> {
        await database.transaction((tx) => insertSandboxPayout(tx, payout));
        const answer = await known(payout.payoutId);
        return answer.outcome === 'unseen' ? { outcome: 'unknown' } : answer;
      },
      async query({ payoutId }: Payout): Promise<PayoutQueryAnswer> {
        if (await database.transaction((tx) => loseAnswer(tx, payoutId))) return { outcome: 'unknown' };
        return await known(payoutId);
      },
    },
    play: (payoutId, act) => database.transaction((tx) => playSandboxPayout(tx, payoutId, act)),
  };
}
