import { percentFromRate } from '@pelita/agents';
import { type Contract, type CurrencyCode, decimalFromMinor, type PlayerId } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { usernames } from '../../accounts/index.ts';
import { type ContractRow, termsOf } from '../store.ts';

/** Contracts as those that they bind see them. */
export async function contractShapes(
  tx: Tx,
  currency: CurrencyCode,
  rows: readonly ContractRow[],
): Promise<Contract[]> {
  const people = rows.flatMap(({ player_id, upline_id }) =>
    upline_id === null ? [player_id] : [player_id, upline_id],
  );
  const names = await usernames(tx, [...new Set(people)]);
  return rows.map((row) => shapeOf(row, { currency, names }));
}

function shapeOf(
  row: ContractRow,
  { currency, names }: { currency: CurrencyCode; names: ReadonlyMap<PlayerId, string> },
): Contract {
  const terms = termsOf(row);
  const nameOf = (playerId: PlayerId) => names.get(playerId) ?? '';
  return {
    contractId: row.id,
    family: row.family,
    state: row.state,
    period: row.period,
    downline: nameOf(row.player_id),
    upline: row.upline_id === null ? null : nameOf(row.upline_id),
    tiers:
      terms.family === 'realtime'
        ? []
        : terms.tiers.map((tier) => ({
            betAmount: decimalFromMinor(tier.minAmountMinor, currency),
            activeMembers: tier.minActive,
            lossAmount: decimalFromMinor(tier.minLossMinor, currency),
            rate: percentFromRate(tier.rate),
          })),
    realTime:
      terms.family === 'realtime'
        ? {
            profitRate: percentFromRate(terms.profitRate),
            lossRate: percentFromRate(terms.lossRate),
            singleBet: percentFromRate(terms.singleRate),
          }
        : null,
    currency,
    offeredAt: row.offered_at.toString(),
    expiresAt: row.expires_at.toString(),
    effectiveFrom: row.effective_from?.toString() ?? null,
    effectiveTo: row.effective_to?.toString() ?? null,
  };
}
