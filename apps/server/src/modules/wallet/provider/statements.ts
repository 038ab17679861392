import type { ProviderStatus } from '@pelita/contract';
import type { Statement } from '../../../platform/database/tx.ts';

/** What the three money functions of the database answer. */
export type Moved = { status: ProviderStatus; balance_minor: bigint };

export const betStatement: Statement = {
  name: 'wallet.bet',
  text: 'select * from provider_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)',
};
export const winStatement: Statement = {
  name: 'wallet.win',
  text: 'select * from provider_win($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)',
};
export const rollbackStatement: Statement = {
  name: 'wallet.rollback',
  text: 'select * from provider_rollback($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
};
/** The balance, and whether the launch is over. */
export const balanceStatement: Statement = {
  name: 'wallet.provider-balance',
  text: `select available_minor, bet_refusal($4, $1, $5) as refusal
         from wallet where player_id = $1 and currency = $2 and book = $3`,
};
