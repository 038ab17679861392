import {
  type CallAnswer,
  type CallInput,
  type getWalletTransfer as getWalletTransferCall,
  Refusal,
} from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { transferById } from './store.ts';
import { transferShape } from './transfer-wallet.ts';

type Call = typeof getWalletTransferCall;

/** Another player's transfer answers as one that does not exist. */
export async function getWalletTransfer(
  tx: Tx,
  who: CallerOf<Call>,
  { params }: CallInput<Call>,
): Promise<CallAnswer<Call>> {
  const transfer = await transferById(tx, who.player.playerId, params.transferId);
  if (!transfer) throw new Refusal('wallet_transfer_unknown');
  return transferShape(transfer);
}
