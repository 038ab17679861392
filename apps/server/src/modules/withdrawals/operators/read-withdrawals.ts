import { type CallAnswer, type CallInput, decimalFromMinor, Refusal } from '@pelita/contract';
import type { getOfficeWithdrawal, getWithdrawalProof } from '@pelita/contract/office';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isPngOrJpeg } from '../../../platform/storage/storage.ts';
import { lastChecksOf } from '../checks/run-checks.ts';
import { payoutsOf } from '../payout/store.ts';
import { proofFileOf, sentProofIdsOf } from '../receipt/proof-store.ts';
import { stepsOf, withdrawalById } from '../store.ts';
import { officeShape } from './office-shape.ts';

type GetCall = typeof getOfficeWithdrawal;
type ProofCall = typeof getWithdrawalProof;

export async function getForOperators(
  tx: Tx,
  _who: CallerOf<GetCall>,
  { params }: CallInput<GetCall>,
): Promise<CallAnswer<GetCall>> {
  const row = await withdrawalById(tx, params.id);
  if (!row) throw new Refusal('withdrawal_unknown');
  const money = (minor: bigint) => decimalFromMinor(minor, row.currency);
  return {
    ...(await officeShape(tx, row)),
    checks: (await lastChecksOf(tx, row)).map(({ name, verdict, evidence }) => ({ name, verdict, evidence })),
    steps: (await stepsOf(tx, row)).map(({ move, from_state: from, to_state: to, actor, note, at }) => ({
      move,
      from,
      to,
      actor,
      note,
      at: at.toString(),
    })),
    payouts: (await payoutsOf(tx, row)).map(({ attempt, provider, state, reference, ...payout }) => ({
      attempt,
      provider,
      amount: money(payout.amount_minor),
      state,
      paid: money(payout.paid_minor),
      reference,
      openedAt: payout.opened_at.toString(),
      endedAt: payout.ended_at?.toString() ?? null,
      settledAt: payout.settled_at?.toString() ?? null,
    })),
    proofs: await sentProofIdsOf(tx, row),
  };
}

export function getProof({ storage }: Pick<Platform, 'storage'>) {
  return async (
    database: Database,
    _who: CallerOf<ProofCall>,
    { params }: CallInput<ProofCall>,
  ): Promise<CallAnswer<ProofCall>> => {
    const fileId = await database.reading(async (tx) => {
      const row = await withdrawalById(tx, params.id);
      if (!row) throw new Refusal('withdrawal_unknown');
      return await proofFileOf(tx, row, params.imageId);
    });
    const picture = fileId === null ? null : await storage.read(database, fileId);
    if (!isPngOrJpeg(picture)) throw new Refusal('proof_unknown');
    return { mediaType: picture.mediaType, picture: Buffer.from(picture.bytes).toString('base64') };
  };
}
