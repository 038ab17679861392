import {
  type Brand,
  minorFromDecimal,
  decimalFromMinor,
  type PlayerId,
  type Verification,
  type VerificationDocumentKind,
} from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { verificationSettings } from '../settings.ts';
import { documentsOf, verificationOf } from '../store.ts';

export type ShapeNeeds = Pick<Platform, 'settings'> & { brand: Pick<Brand, 'currency'> };

/** What a verification has to hold: one way of each group. A card has two sides. */
export function missingOf(
  sent: readonly VerificationDocumentKind[],
  { settings }: Pick<Platform, 'settings'>,
): VerificationDocumentKind[][] {
  const has = (kind: VerificationDocumentKind) => sent.includes(kind);
  const hasIdentity = has('passport') || (has('identityFront') && has('identityBack'));
  const identity: VerificationDocumentKind[] = has('identityFront')
    ? ['identityBack']
    : has('identityBack')
      ? ['identityFront']
      : ['identityFront', 'passport'];
  return [
    ...(hasIdentity ? [] : [identity]),
    ...(settings.get(verificationSettings.needsAddress) && !has('address') ? [['address' as const]] : []),
    ...(settings.get(verificationSettings.needsSelfie) && !has('selfie') ? [['selfie' as const]] : []),
  ];
}

export async function shapeOf(tx: Tx, playerId: PlayerId, needs: ShapeNeeds): Promise<Verification> {
  const { settings, brand } = needs;
  const row = await verificationOf(tx, playerId);
  const state = row?.state ?? 'open';
  const documents = await documentsOf(tx, playerId, 'unsent');
  const requiredBefore = settings.get(verificationSettings.requiredBefore);
  const above = minorFromDecimal(settings.get(verificationSettings.requiredAbove), brand.currency) ?? 0n;
  const isDone = state === 'waiting' || state === 'verified';
  return {
    state,
    requiredBefore,
    requiredAbove: requiredBefore === 'amount' ? decimalFromMinor(above, brand.currency) : null,
    currency: brand.currency,
    reason: state === 'rejected' ? (row?.reason ?? null) : null,
    sentAt: row?.sent_at?.toString() ?? null,
    validUntil: row?.valid_until ?? null,
    documents: documents.map(({ document_id, kind, uploaded_at }) => ({
      documentId: document_id,
      kind,
      uploadedAt: uploaded_at.toString(),
    })),
    missing: isDone
      ? []
      : missingOf(
          documents.map(({ kind }) => kind),
          needs,
        ),
  };
}
