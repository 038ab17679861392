import { contractsThatEnd } from '@pelita/agents';
import { Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { acceptedBelow, type ContractRow, endOfWindow, holdChanges, moveContract, termsOf } from '../store.ts';
import { openOffer } from './open-offer.ts';
import { tell } from './tell.ts';

/** The downline says no. */
export async function rejectOffer(tx: Tx, offer: ContractRow): Promise<ContractRow> {
  await holdChanges(tx);
  const rejected = await moved(moveContract(tx, await openOffer(tx, offer), { to: 'rejected' }));
  await tell(tx, rejected, 'contractRejected', ['upline']);
  return rejected;
}

/** Who offered takes it back while it is open. */
export async function withdrawOffer(tx: Tx, offer: ContractRow): Promise<ContractRow> {
  await holdChanges(tx);
  const withdrawn = await moved(moveContract(tx, await openOffer(tx, offer), { to: 'withdrawn' }));
  await tell(tx, withdrawn, 'contractWithdrawn', ['downline']);
  return withdrawn;
}

/** The upline ends a contract with its running period, and with it all that hang below. */
export async function terminateContract(tx: Tx, contract: ContractRow): Promise<ContractRow> {
  await holdChanges(tx);
  const { player_id, family, period } = contract;
  const effectiveTo = await endOfWindow(tx, { family, period, at: tx.now });
  const ended = await moved(moveContract(tx, contract, { to: 'terminated', effectiveTo, endedBecause: 'upline' }));
  await tell(tx, ended, 'contractEnded', ['downline']);
  const below = await acceptedBelow(tx, player_id, family);
  const edges = below.map((row) => ({
    contractId: row.id,
    uplineId: row.upline_id ?? '',
    downlineId: row.player_id,
    terms: termsOf(row),
  }));
  const ending = new Set(contractsThatEnd(player_id, null, edges).map(({ contractId }) => contractId));
  for (const row of below.filter(({ id }) => ending.has(id))) {
    await moveContract(tx, row, { to: 'terminated', effectiveTo, endedBecause: 'cascade' });
    await tell(tx, row, 'contractEnded', ['downline', 'upline']);
  }
  return ended;
}

async function moved(move: Promise<ContractRow | null>): Promise<ContractRow> {
  const row = await move;
  if (row === null) throw new Refusal('contract_decided');
  return row;
}
