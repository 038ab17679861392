import { type PlayerId, Refusal } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import { recordAudit } from '../audit/index.ts';
import { requireRatesWithin } from './join-tree.ts';
import { type AgentRates, depthBelow, highestRatesBelow, ratesOf, writeRates } from './store.ts';

/**
 * Sets the rates of an account directly below an agent: at most the agent's own, at least what the account has given on.
 * Both are held meanwhile, so that no one of the line changes beside it.
 */
export async function setRatesBelow(
  tx: Tx,
  { agentId, playerId, rates }: { agentId: PlayerId; playerId: PlayerId; rates: AgentRates },
): Promise<void> {
  if ((await depthBelow(tx, agentId, playerId)) !== 1) throw new Refusal('agent_unknown');
  await tx.run(holdStatement, [[agentId, playerId]]);
  const before = await ratesOf(tx, playerId);
  requireRatesWithin(rates, await ratesOf(tx, agentId), await highestRatesBelow(tx, playerId));
  await writeRates(tx, playerId, rates);
  await recordAudit(tx, {
    actor: `player:${agentId}`,
    action: 'set-rates',
    subject: `player:${playerId}`,
    ...(before ? { before } : {}),
    after: rates,
  });
}

const holdStatement: Statement = {
  name: 'agents.hold-rates',
  text: `select from agent_team where player_id = any ($1::uuid[]) order by player_id for update`,
};
