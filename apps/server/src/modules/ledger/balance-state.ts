import { type CurrencyCode, decimalFromMinor } from '@pelita/contract';
import type { Statement } from '../../platform/database/tx.ts';
import type { LiveState } from '../../platform/events/live-state.ts';

/** The event `balance`: what a player's wallets of money hold now. */
export const balanceState: LiveState = {
  name: 'balance',
  async read(database, playerIds) {
    const rows = await database.single<Row>(statement, [playerIds]);
    return rows.map(({ player_id: playerId, book, currency, available_minor: availableMinor, version }) => ({
      playerId,
      subject: `${book} ${currency}`,
      version,
      data: { sumBalance: decimalFromMinor(availableMinor, currency), currency, version: String(version) },
    }));
  },
};

type Row = { player_id: string; book: string; currency: CurrencyCode; available_minor: bigint; version: bigint };

const statement: Statement = {
  name: 'ledger.balances-now',
  text: `select player_id, book, currency, available_minor, version from wallet
         where player_id = any($1::uuid[]) and book in ('real', 'play')`,
};
