import { type CallAnswer, type CallInput, decimalFromMinor, Refusal, UuidText } from '@pelita/contract';
import type { getOfficeWithdrawal, getWithdrawalProof, listOfficeWithdrawals } from '@pelita/contract/office';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { lastChecksOf } from '../checks/run-checks.ts';
import { payoutsOf } from '../payout/store.ts';
import { proofOf, sentProofIdsOf } from '../receipt/proof-store.ts';
import { stepsOf, withdrawalById, type WithdrawalRow } from '../store.ts';
import { officeShape, officeShapes } from './office-shape.ts';

type ListCall = typeof listOfficeWithdrawals;
type GetCall = typeof getOfficeWithdrawal;
type ProofCall = typeof getWithdrawalProof;

/** The longest waiting first, by key: what is added or decided meanwhile shifts no page. */
export async function listForOperators(
  tx: Tx,
  _who: CallerOf<ListCall>,
  { query }: CallInput<ListCall>,
): Promise<CallAnswer<ListCall>> {
  const [at, id] = readCursor(query.after);
  const found = await tx.run<WithdrawalRow>(listStatement, [
    query.state ?? null,
    query.queue ?? null,
    at,
    id,
    query.size + 1,
  ]);
  const rows = found.slice(0, query.size);
  const last = found.length > query.size ? rows.at(-1) : undefined;
  return { rows: await officeShapes(tx, rows), next: last ? `${last.requested_at.toString()}~${last.id}` : null };
}

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
    })),
    proofs: await sentProofIdsOf(tx, row),
  };
}

export async function getProof(
  tx: Tx,
  _who: CallerOf<ProofCall>,
  { params }: CallInput<ProofCall>,
): Promise<CallAnswer<ProofCall>> {
  const row = await withdrawalById(tx, params.id);
  if (!row) throw new Refusal('withdrawal_unknown');
  const picture = await proofOf(tx, row, params.imageId);
  if (!picture) throw new Refusal('proof_unknown');
  return { mediaType: picture.mediaType, picture: Buffer.from(picture.bytes).toString('base64') };
}

function readCursor(after: string | undefined): [Temporal.Instant | null, string | null] {
  if (after === undefined) return [null, null];
  const [, at = '', id = ''] = /^(\d{4}-[\d-]+T[\d:.]+Z)~(.+)$/.exec(after) ?? [];
  if (!UuidText.safeParse(id).success) throw new Refusal('invalid_field', { fields: { after: { key: 'invalid' } } });
  try {
    return [Temporal.Instant.from(at), id];
  } catch {
    throw new Refusal('invalid_field', { fields: { after: { key: 'invalid' } } });
  }
}

const listStatement: Statement = {
  name: 'withdrawals.list-for-operators',
  text: `select * from withdrawal
         where ($1::text is null or state = $1) and ($2::text is null or queue = $2)
           and ($3::timestamptz is null or (requested_at, id) > ($3, $4::uuid))
         order by requested_at, id limit $5`,
};
