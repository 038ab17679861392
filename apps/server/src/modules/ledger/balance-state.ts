import { type CurrencyCode, decimalFromMinor } from '@pelita/contract';
import type { Statement } from '../../platform/database/tx.ts';
import type { LiveState } from '../../platform/events/live-state.ts';
import { playerOf, playerTopic } from '../../platform/events/topics.ts';

/** The event `balance`: what a player can play with now, cash and bonus money. */
export const balanceState: LiveState = {
  name: 'balance',
  of: 'player',
  async read(database, topics) {
    const rows = await database.single<Row>(statement, [topics.map(playerOf)]);
    return rows.map(({ player_id: playerId, book, currency, available_minor, bonus_minor, version }) => ({
      topic: playerTopic(playerId),
      subject: `${book} ${currency}`,
      version,
      data: {
        sumBalance: decimalFromMinor(available_minor + bonus_minor, currency),
        currency,
        version: String(version),
      },
    }));
  },
};

type Row = {
  player_id: string;
  book: string;
  currency: CurrencyCode;
  available_minor: bigint;
  bonus_minor: bigint;
  version: bigint;
};

const statement: Statement = {
  name: 'ledger.balances-now',
  text: `select player_id, book, currency, available_minor, bonus_minor, version from wallet
         where player_id = any($1::uuid[]) and book in ('real', 'play')`,
};
