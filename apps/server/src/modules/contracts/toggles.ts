import { type ContractFamily, contractFamilies, type PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { contractFeatures } from './settings.ts';

/** Whether an offer of each family waits for the player's answer; never where the family is switched off. */
export function openOfferFamilies(settings: Pick<Settings, 'get'>) {
  return async (tx: Tx, playerId: PlayerId): Promise<Record<ContractFamily, boolean>> => {
    const rows = await tx.run<{ family: ContractFamily }>(statement, [playerId, tx.now]);
    const offered = new Set(rows.map(({ family }) => family));
    const asked = contractFamilies.map((family) => [
      family,
      settings.get(contractFeatures[family]) && offered.has(family),
    ]);
    return Object.fromEntries(asked) as Record<ContractFamily, boolean>;
  };
}

const statement: Statement = {
  name: 'contracts.open-offers',
  text: `select distinct family from agent_contract where player_id = $1 and state = 'offered' and expires_at > $2`,
};
