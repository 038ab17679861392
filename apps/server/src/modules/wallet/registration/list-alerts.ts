import type { CurrencyCode } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';

/** A transaction that took back what had been settled, for a person to look at. */
export type ProviderAlert = {
  at: Temporal.Instant;
  providerCode: string;
  transactionUuid: string;
  playerId: string;
  kind: 'won_bet_rolled_back' | 'win_rolled_back';
  /** What the player owes since. */
  owedMinor: bigint;
  currency: CurrencyCode;
};

/** The latest first. */
export async function listAlerts(tx: Tx, limit: number): Promise<ProviderAlert[]> {
  return await tx.run<ProviderAlert>(alertsStatement, [limit]);
}

const alertsStatement: Statement = {
  name: 'wallet.alerts',
  text: `select a.at, a.provider_code as "providerCode", a.transaction_uuid as "transactionUuid",
           a.player_id as "playerId", a.kind, a.owed_minor as "owedMinor", t.currency
         from provider_alert a
         join provider_transaction t on t.provider_code = a.provider_code and t.transaction_uuid = a.transaction_uuid
         order by a.at desc, a.transaction_uuid limit $1`,
};
