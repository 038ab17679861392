import { createHash } from 'node:crypto';
import { Refusal } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { PhoneIdentity } from '../../../platform/providers/sms/phone-identity.ts';
import type { EntranceNeeds } from '../needs.ts';
import type { CodeService } from './code-service.ts';

/** What proves the number of a registration: judged before the account is made, used up with it. */
export type NumberProof = { judge: (database: Database) => Promise<void>; useUp: (tx: Tx) => Promise<void> };
type Typed = { verificationCode?: string | undefined; firebaseIdToken?: string | undefined };

/** REG-06, REG-09: the code that this server has sent, or the token of the identity provider that has sent one. */
export type ProveNumber = (number: string, typed: Typed) => NumberProof;

export function createProveNumber({
  codes,
  phoneIdentity,
}: Pick<EntranceNeeds, 'phoneIdentity'> & { codes: CodeService }): ProveNumber {
  return (number, typed) => {
    const identity = phoneIdentity();
    return identity === null ? provedByCode(codes, number, typed) : provedByToken(identity, number, typed);
  };
}

function provedByCode(codes: CodeService, number: string, { verificationCode = '' }: Typed): NumberProof {
  const binding = { purpose: 'register', contact: { channel: 'text', value: number } } as const;
  return {
    judge: (database) => codes.judge(database, binding, verificationCode),
    useUp: (tx) => codes.useUp(tx, binding, verificationCode),
  };
}

function provedByToken(identity: PhoneIdentity, number: string, { firebaseIdToken }: Typed): NumberProof {
  let expiresAt: Temporal.Instant | null = null;
  return {
    judge: async () => {
      const proof = firebaseIdToken === undefined ? null : await identity.judge(firebaseIdToken);
      if (proof === null) throw new Refusal('phone_token_invalid');
      if ('problem' in proof) throw new Refusal(refusals[proof.problem]);
      if (proof.number !== number) throw new Refusal('phone_token_invalid');
      ({ expiresAt } = proof);
    },
    useUp: async (tx) => {
      if (expiresAt === null || firebaseIdToken === undefined) throw new Error('the token was not judged');
      if (!(await usePhoneToken(tx, firebaseIdToken, expiresAt))) throw new Refusal('code_expired');
    },
  };
}

const refusals = {
  expired: 'code_expired',
  invalid: 'phone_token_invalid',
  unreachable: 'phone_provider_unreachable',
} as const;

type TokenTables = { phone_token_used: { token_hash: Buffer; expires_at: Temporal.Instant } };

/** False when it has registered a member before. The part that is signed counts: a signature can be written in two ways. */
async function usePhoneToken(tx: Tx, token: string, expiresAt: Temporal.Instant): Promise<boolean> {
  const signed = token.slice(0, token.lastIndexOf('.'));
  const used = await tables(tx)
    .insertInto('phone_token_used')
    .values({ token_hash: createHash('sha256').update(signed).digest(), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('expires_at')
    .executeTakeFirst();
  return used !== undefined;
}

export async function forgetPhoneTokens(tx: Tx): Promise<void> {
  await tables(tx).deleteFrom('phone_token_used').where('expires_at', '<', tx.now).execute();
}

function tables(tx: Tx): Kysely<TokenTables> {
  return tx.tables<TokenTables>();
}
