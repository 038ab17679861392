import { type PlayerId, Refusal } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { agentsSettings } from './settings.ts';
import { type AgentRates, ratesOf } from './store.ts';

/** Rates where nothing else is agreed: no rebate, and the lowest prize mode. */
const PLAIN_RATES: AgentRates = { rebateMillionths: 0, prizeMode: 1_700 };

/**
 * Puts a new account below its upline, or at the top, in the transaction that makes it. Refuses `agent_unknown`,
 * `tree_too_deep`, and rates above the upline's.
 */
export async function joinTree(
  tx: Tx,
  settings: Pick<Settings, 'get'>,
  { playerId, uplineId, rates }: { playerId: PlayerId; uplineId: PlayerId | null; rates?: AgentRates },
): Promise<void> {
  const given = rates ?? (uplineId === null ? topRates(settings) : PLAIN_RATES);
  if (uplineId !== null) requireRatesWithin(given, await ratesOf(tx, uplineId));
  const { rebateMillionths, prizeMode } = given;
  const maximumDepth = settings.get(agentsSettings.maximumDepth);
  const [joined] = await tx.run<{ outcome: string }>(joinStatement, [
    playerId,
    uplineId,
    rebateMillionths,
    prizeMode,
    maximumDepth,
    tx.now,
  ]);
  if (joined?.outcome === 'no_upline') throw new Refusal('agent_unknown');
  if (joined?.outcome === 'too_deep') throw new Refusal('tree_too_deep', { extra: { maximumDepth } });
}

function topRates(settings: Pick<Settings, 'get'>): AgentRates {
  return {
    rebateMillionths: settings.get(agentsSettings.topRebateMillionths),
    prizeMode: settings.get(agentsSettings.topPrizeMode),
  };
}

/** Rates are at most the upline's, and at least those of everybody directly below. */
export function requireRatesWithin(rates: AgentRates, above: AgentRates | null, below: AgentRates | null = null): void {
  const isAbove =
    above === null || rates.rebateMillionths > above.rebateMillionths || rates.prizeMode > above.prizeMode;
  const isBelow =
    below !== null && (rates.rebateMillionths < below.rebateMillionths || rates.prizeMode < below.prizeMode);
  if (isAbove || isBelow)
    throw new Refusal('rates_out_of_bounds', { extra: { ...(above ? { above } : {}), ...(below ? { below } : {}) } });
}

const joinStatement: Statement = {
  name: 'agents.join',
  text: 'select join_agent_tree($1, $2, $3, $4, $5, $6) as outcome',
};
