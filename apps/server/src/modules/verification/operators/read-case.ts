import { type CallAnswer, type CallInput, type PlayerId, Refusal } from '@pelita/contract';
import type { getVerificationCase as getCall, VerificationCase } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { type Account, findAccount } from '../../accounts/index.ts';
import { lastCheck } from '../checker/check-store.ts';
import { excludedLikely } from '../excluded.ts';
import { documentsOf, verificationOf, type VerificationRow } from '../store.ts';

type Call = typeof getCall;

export async function readCase(tx: Tx, _who: CallerOf<Call>, { params }: CallInput<Call>): Promise<CallAnswer<Call>> {
  return await caseOf(tx, await requireCase(tx, params.id));
}

export type SentCase = { account: Account; row: VerificationRow };

/** Of a player who has sent something once. */
export async function requireCase(tx: Tx, id: string): Promise<SentCase> {
  const account = await findAccount(tx, id as PlayerId);
  if (account === null) throw new Refusal('player_unknown');
  const row = await verificationOf(tx, account.playerId);
  if (row === null || row.sent_at === null) throw new Refusal('verification_unknown');
  return { account, row };
}

export async function caseOf(tx: Tx, { account, row }: SentCase): Promise<VerificationCase> {
  const { playerId, username, registeredAt } = account;
  const documents = await documentsOf(tx, playerId, 'sent');
  const check = row.sent_at && (await lastCheck(tx, playerId, row.sent_at));
  return {
    player: { id: playerId, username, registeredAt: registeredAt.toString() },
    state: row.state,
    sentAt: row.sent_at?.toString() ?? null,
    decidedAt: row.decided_at?.toString() ?? null,
    reason: row.reason,
    validUntil: row.valid_until,
    documents: documents.map(({ document_id, kind, media_type, uploaded_at }) => ({
      documentId: document_id,
      kind,
      mediaType: media_type,
      uploadedAt: uploaded_at.toString(),
    })),
    check: check && {
      state: check.state,
      answeredAt: check.answered_at?.toString() ?? null,
      finding: check.finding,
      reasons: check.reasons,
      bornOn: check.born_on,
      validUntil: check.valid_until,
    },
    excludedLikely: await excludedLikely(tx, playerId),
  };
}
