import { Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { contractById, type ContractRow } from '../store.ts';

/** The offer as it is now that changes are held: refuses one that was decided meanwhile, or whose time is over. */
export async function openOffer(tx: Tx, { id }: Pick<ContractRow, 'id'>): Promise<ContractRow> {
  const offer = await contractById(tx, id);
  if (offer?.state !== 'offered' || Temporal.Instant.compare(offer.expires_at, tx.now) <= 0)
    throw new Refusal('contract_decided');
  return offer;
}
