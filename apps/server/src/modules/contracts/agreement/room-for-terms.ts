import { earningsOfLine, exploitable, isWithin, type Terms } from '@pelita/agents';
import { type ContractFamily, type PaymentPeriod, type PlayerId, Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { highestRebateOfLine } from '../../agents/index.ts';
import { contractSettings } from '../settings.ts';
import { type ContractRow, latestAccepted, termsOf, contractsOfLine } from '../store.ts';
import { rateIn } from './terms-in.ts';

/**
 * Refuses terms that the upline cannot carry now, and terms under which a line of accounts earns by betting on both sides.
 * Asked when terms are offered and again when they are accepted, for the upline may have others by then. Answers the upline's
 * contract; null where the operator pays.
 */
export async function requireRoom(
  tx: Tx,
  settings: Pick<Settings, 'get'>,
  asked: { playerId: PlayerId; uplineId: PlayerId | null; family: ContractFamily; period: PaymentPeriod; terms: Terms },
): Promise<ContractRow | null> {
  const above = asked.uplineId === null ? null : await latestAccepted(tx, asked.uplineId, asked.family);
  if (asked.uplineId !== null) {
    // A dividend is settled together with the upline's, so both have one period.
    const isOtherPeriod = asked.family === 'dividend' && above?.period !== asked.period;
    if (above === null || isOtherPeriod || !isWithin(asked.terms, termsOf(above)))
      throw new Refusal('contract_above_upline');
  }
  const others = await contractsOfLine(tx, asked.playerId);
  const line = others.filter((row) => !(row.player_id === asked.playerId && row.family === asked.family)).map(termsOf);
  const earnings = earningsOfLine([...line, asked.terms], {
    rebates: await highestRebateOfLine(tx, asked.playerId),
    others: rateIn(settings.get(contractSettings.otherIncentives)),
  });
  const markets = Object.entries(settings.get(contractSettings.edges)).map(([name, edge]) => ({
    name,
    edge: rateIn(edge),
  }));
  const milked = exploitable(markets, earnings);
  if (milked.length > 0)
    throw new Refusal('contract_exploitable', { extra: { markets: milked.map(({ name }) => name) } });
  return above;
}
