import { type Brand, type CallAnswer, type CallInput, Refusal } from '@pelita/contract';
import type {
  AuditAction,
  acceptVerification as acceptCall,
  rejectVerification as rejectCall,
  VerificationCase,
} from '@pelita/contract/office';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import { playerTopic } from '../../../platform/events/topics.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { lockAccount } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { minimumAge } from '../../site/index.ts';
import { writeMessage } from '../../messages/index.ts';
import type { DocumentBox } from '../documents/document-box.ts';
import type { VerificationNeeds } from '../needs.ts';
import { changeVerification, markDecided, verificationOf } from '../store.ts';
import { caseOf, requireCase, type SentCase } from './read-case.ts';

type Accept = typeof acceptCall;
type Reject = typeof rejectCall;
type Needs = {
  brand: Pick<Brand, 'consentAgeYears' | 'timeZone'>;
  settings: Pick<Settings, 'get'>;
  box: DocumentBox;
} & Pick<VerificationNeeds, 'isExcluded'>;

/** What the document says is kept with the decision: the age that it proves, its number closed, its end. */
export function acceptVerification({ brand, settings, box, isExcluded }: Needs) {
  return async (tx: Tx, who: CallerOf<Accept>, { params, body }: CallInput<Accept>): Promise<CallAnswer<Accept>> => {
    const waiting = await lockWaiting(tx, params.id);
    const { playerId } = waiting.account;
    const today = tx.now.toZonedDateTimeISO(brand.timeZone).toPlainDate();
    const bornOn = Temporal.PlainDate.from(body.bornOn);
    const mayPlayFrom = bornOn.add({ years: minimumAge({ brand, settings }) });
    if (Temporal.PlainDate.compare(mayPlayFrom, today) > 0) throw new Refusal('verification_under_age');
    if (body.validUntil !== null && body.validUntil < today.toString())
      throw new Refusal('invalid_field', { fields: { validUntil: { key: 'too_small' } } });
    const hash = await box.hashOf(body.documentNumber);
    await refuseKnownDocument(tx, { hash, playerId, isExcluded });
    await changeVerification(tx, playerId, {
      state: 'verified',
      decided_at: tx.now,
      decided_by: who.operator.operatorId,
      reason: null,
      born_on: body.bornOn,
      document_hash: hash,
      closed_number: await box.closeNumber(body.documentNumber, playerId),
      valid_until: body.validUntil,
    });
    await markDecided(tx, playerId, true);
    return await told(tx, who, { waiting, action: 'accept-verification', message: 'verificationAccepted' });
  };
}

/** The player reads why, and sends others. */
export async function rejectVerification(
  tx: Tx,
  who: CallerOf<Reject>,
  { params, body: { reason } }: CallInput<Reject>,
): Promise<CallAnswer<Reject>> {
  const waiting = await lockWaiting(tx, params.id);
  const { playerId } = waiting.account;
  const decided = { state: 'rejected' as const, decided_at: tx.now, decided_by: who.operator.operatorId, reason };
  await changeVerification(tx, playerId, decided);
  await markDecided(tx, playerId, false);
  return await told(tx, who, { waiting, action: 'reject-verification', message: 'verificationRejected', reason });
}

/** Held to the end of the transaction, so that two operators do not decide differently. */
export async function lockWaiting(tx: Tx, id: string): Promise<SentCase> {
  const { account } = await requireCase(tx, id);
  await lockAccount(tx, account.playerId);
  const row = await verificationOf(tx, account.playerId);
  if (row?.state !== 'waiting') throw new Refusal('verification_decided');
  return { account, row };
}

/** One document proves one account. Of two that are accepted at once the second waits for the first one's commit. */
async function refuseKnownDocument(
  tx: Tx,
  { hash, playerId, isExcluded }: { hash: Buffer; playerId: string } & Pick<Needs, 'isExcluded'>,
): Promise<void> {
  await tx.run(claimStatement, [hash, playerId]);
  const [holder] = await tx.run<{ player_id: SentCase['account']['playerId'] }>(holderStatement, [hash]);
  if (!holder || holder.player_id === playerId) return;
  throw new Refusal((await isExcluded(tx, holder.player_id)) ? 'person_excluded' : 'document_of_another');
}

type Told = {
  waiting: SentCase;
  action: AuditAction;
  message: 'verificationAccepted' | 'verificationRejected';
  reason?: string;
};

async function told(
  tx: Tx,
  { operator }: CallerOf<Accept>,
  { waiting: { account }, action, message, reason }: Told,
): Promise<VerificationCase> {
  const { playerId } = account;
  const values = { about: 'verification', reason: reason ?? null } as const;
  await writeMessage(tx, { playerId, name: message, orderId: playerId, values });
  tx.changed(playerTopic(playerId));
  const actor = `operator:${operator.operatorId}`;
  await recordAudit(tx, { actor, action, subject: `player:${playerId}`, ...(reason && { reason }) });
  return await caseOf(tx, await requireCase(tx, playerId));
}

const claimStatement: Statement = {
  name: 'verification.claim-document',
  text: 'insert into verified_document (document_hash, player_id) values ($1, $2) on conflict do nothing',
};
const holderStatement: Statement = {
  name: 'verification.holder-of-document',
  text: 'select player_id from verified_document where document_hash = $1',
};
