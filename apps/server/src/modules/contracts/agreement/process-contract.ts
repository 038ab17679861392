import { type Contract, type ContractFamily, type CurrencyCode, type PlayerId, Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { PlayerSession } from '../../../platform/principals/sessions.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { contractFeatures } from '../settings.ts';
import { contractById, type ContractRow } from '../store.ts';
import { acceptContract } from './accept-contract.ts';
import { contractShapes } from './contract-shape.ts';
import { rejectOffer, terminateContract, withdrawOffer } from './end-contract.ts';
import { offerContract } from './offer-contract.ts';
import type { Offer } from './terms-in.ts';

type Parts = { settings: Pick<Settings, 'get'>; currency: CurrencyCode };
type Body =
  | Offer
  | { operation: 'accept'; contractId: string; endsContracts: readonly string[] }
  | { operation: 'reject' | 'withdraw' | 'terminate'; contractId: string };

/** AC-09: the four relays are one, each for its family. */
export function processContract(parts: Parts, family: ContractFamily) {
  return async (tx: Tx, who: { player: PlayerSession }, { body }: { body: Body }): Promise<Contract> => {
    if (!parts.settings.get(contractFeatures[family])) throw new Refusal('contracts_closed');
    const changed = await change(tx, parts, family, who.player.playerId, body);
    const [shape] = await contractShapes(tx, parts.currency, [changed]);
    if (!shape) throw new Error('a contract has no shape');
    return shape;
  };
}

async function change(
  tx: Tx,
  parts: Parts,
  family: ContractFamily,
  playerId: PlayerId,
  body: Body,
): Promise<ContractRow> {
  if (body.operation === 'offer') {
    const offerer = { uplineId: playerId, offeredBy: `player:${playerId}` };
    return offerContract(tx, parts, offerer, { family, account: body.account, period: body.period, offer: body });
  }
  const contract = await contractById(tx, body.contractId);
  const isDownline = contract?.player_id === playerId;
  const isUpline = contract?.upline_id === playerId;
  const isOwn = body.operation === 'accept' || body.operation === 'reject' ? isDownline : isUpline;
  if (!contract || contract.family !== family || !isOwn) throw new Refusal('contract_unknown');
  switch (body.operation) {
    case 'accept':
      return acceptContract(tx, parts, playerId, { offer: contract, endsContracts: body.endsContracts });
    case 'reject':
      return rejectOffer(tx, contract);
    case 'withdraw':
      return withdrawOffer(tx, contract);
    case 'terminate':
      if (contract.state !== 'accepted') throw new Refusal('contract_decided');
      return terminateContract(tx, contract);
  }
}
