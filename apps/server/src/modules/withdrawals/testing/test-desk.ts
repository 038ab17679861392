import { randomUUID } from 'node:crypto';
import { type CallInput, type PlayerId, type requestWithdrawal, Refusal, type WithdrawalOrder } from '@pelita/contract';
import type { approveWithdrawal, claimWithdrawal } from '@pelita/contract/office';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Setting } from '../../../platform/settings/setting.ts';
import { openWallet, postTransfer } from '../../ledger/index.ts';
import { carryWithdrawal } from '../carry-withdrawal.ts';
import type { WithdrawalNeeds } from '../needs.ts';
import { claimOne } from '../operators/claims.ts';
import { approveHeld } from '../operators/approve-withdrawal.ts';
import { requestWithdrawal as request } from '../request-withdrawal.ts';
import { withdrawalOf } from '../store.ts';

export type TestPlayer = { playerId: PlayerId; bankAccountId: string };

/** The use cases of this module without HTTP: passwords are not asked for, and one call claims and decides. */
export function testDesk(
  database: Database,
  { payer, settings = {} }: Pick<WithdrawalNeeds, 'payer'> & { settings?: Record<string, unknown> },
) {
  const platform = {
    settings: {
      get: <Value>({ key, default: initial }: Setting<Value>): Value =>
        key in settings ? (settings[key] as Value) : initial,
    },
  } as Parameters<typeof carryWithdrawal>[0]['platform'];
  const needs: WithdrawalNeeds = {
    currency: 'MYR',
    timeZone: 'Asia/Kuala_Lumpur',
    payer,
    bank: null,
    checkPaymentPassword: async () => undefined,
    checkAuthenticator: async () => undefined,
    refuseMoneyOut: async () => undefined,
    bindControlled: () => {
      throw new Error('no HTTP here');
    },
    rankLimitsOf: async () => ({ maximumMinor: null, dailyMaximumMinor: null }),
    hasBookDifference: async () => false,
    refuseUnverified: async () => undefined,
    identityOf: async () => 'not_asked',
  };
  const take = request(platform, needs);
  const carry = carryWithdrawal({ platform, needs });
  const approve = approveHeld(platform, needs);

  return {
    carrying: { platform, needs },
    async request({ playerId, bankAccountId }: TestPlayer, amount: string, key: string): Promise<WithdrawalOrder> {
      const who = { player: { playerId }, idempotencyKey: key, language: 'EN' } as CallerOf<typeof requestWithdrawal>;
      const body = { bankAccountId, amount, paymentPassword: '' };
      const what = { params: undefined, query: undefined, body } as CallInput<typeof requestWithdrawal>;
      return await take(database, who, what);
    },
    /** A step by a job; answers the state that it left. */
    async carry(playerId: PlayerId, id: string): Promise<string | undefined> {
      await carry(database, { playerId, id });
      return (await database.reading((tx) => withdrawalOf(tx, playerId, id)))?.state;
    },
    /** As an operator of its own; a decision that comes too late answers its code. */
    async approve(id: string): Promise<string> {
      const who = { operator: { operatorId: randomUUID() } } as CallerOf<typeof approveWithdrawal>;
      const params = { id };
      const decide = async (): Promise<string> =>
        await database.transaction(async (tx) => {
          const asked = { params, query: undefined, body: {} } as CallInput<typeof claimWithdrawal>;
          const { claim } = await claimOne(tx, who, asked);
          const what = { params, query: undefined, body: { claimNo: claim.claimNo } };
          const { operatorId: proposedBy } = who.operator;
          if (!(await approve.needsSecond(tx, proposedBy, what)))
            return (await approve.perform(tx, { proposedBy, approvedBy: null, approvalId: id, key: '' }, what)).state;
          await approve.whenProposed?.(tx, proposedBy, what);
          return 'second_look';
        });
      return await decide().catch((error: unknown) => {
        if (error instanceof Refusal) return error.code;
        throw error;
      });
    },
  };
}

/** With money that asks for no turnover, and one bank account. */
export async function newTestPlayer(
  database: Database,
  { playerId, amountMinor }: { playerId: PlayerId; amountMinor: bigint },
): Promise<TestPlayer> {
  const bankAccountId = randomUUID();
  await database.transaction(async (tx) => {
    await tx.run(accountStatement, [playerId, `p${playerId.slice(-12)}`, tx.now]);
    await tx.run(payeeStatement, [playerId, bankAccountId, tx.now]);
    await openWallet(tx, { playerId, currency: 'MYR', book: 'real' });
    await postTransfer(tx, {
      playerId,
      book: 'real',
      source: 'test',
      key: 'first money',
      kind: 'grant',
      direction: 'credit',
      counterAccount: 'house:grant',
      amountMinor,
      currency: 'MYR',
      reference: 'test',
    });
  });
  return { playerId, bankAccountId };
}

const accountStatement = {
  name: 'test.withdrawals-account',
  text: `insert into account (player_id, username, role, account_type, currency, avatar_seed, registered_at)
         values ($1, $2, 'player', 0, 'MYR', 'test', $3)`,
};
const payeeStatement = {
  name: 'test.withdrawals-payee',
  text: `insert into bank_account (player_id, bank_account_id, bank_name, holder_name, account_number, added_at)
         values ($1, $2, 'Bank Purnama', 'Siti Aminah', '1234567890', $3)`,
};
