import type { CurrencyCode, PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import { type Book, type LedgerCurrency, type MoneyBook, scaleOf } from './accounts.ts';

export type Wallet = {
  /** What can be spent now. */
  availableMinor: bigint;
  /** What can be staked and not taken out. */
  bonusMinor: bigint;
  /** Held for something under way. */
  reservedMinor: bigint;
  /** What the player owes after a paid win was taken back. */
  receivableMinor: bigint;
  /** Grows with every movement. */
  version: bigint;
  currency: CurrencyCode;
  book: MoneyBook;
};

/** Opens an empty wallet; again is the same. */
export async function openWallet(
  tx: Tx,
  wallet: { playerId: PlayerId; currency: LedgerCurrency; book: Book },
): Promise<void> {
  const scale = scaleOf(wallet.book, wallet.currency);
  await tx.run(openStatement, [wallet.playerId, wallet.currency, wallet.book, scale, tx.now]);
}

/** A player has one wallet of money, opened at registration: real, or play on a trial account. */
export async function readWallet(tx: Tx, playerId: PlayerId): Promise<Wallet> {
  const [row] = await tx.run<WalletRow>(readStatement, [playerId]);
  if (!row) throw new Error(`player ${playerId} has no wallet`);
  return {
    availableMinor: row.available_minor,
    bonusMinor: row.bonus_minor,
    reservedMinor: row.reserved_minor,
    receivableMinor: row.receivable_minor,
    version: row.version,
    currency: row.currency,
    book: row.book,
  };
}

/** From here on the player's wallets give nothing more; what comes back to them is still booked. */
export async function closeWallets(tx: Tx, playerId: PlayerId): Promise<void> {
  await tx.run(closeStatement, [playerId, tx.now]);
}

type WalletRow = {
  available_minor: bigint;
  bonus_minor: bigint;
  reserved_minor: bigint;
  receivable_minor: bigint;
  version: bigint;
  currency: CurrencyCode;
  book: MoneyBook;
};

const openStatement: Statement = {
  name: 'ledger.open-wallet',
  text: `insert into wallet (player_id, currency, book, scale, available_minor, reserved_minor, receivable_minor,
           version, opened_at)
         values ($1, $2, $3, $4, 0, 0, 0, 0, $5) on conflict do nothing`,
};
const readStatement: Statement = {
  name: 'ledger.read-wallet',
  text: `select available_minor, bonus_minor, reserved_minor, receivable_minor, version, currency, book
         from wallet where player_id = $1 and book in ('real', 'play') order by opened_at limit 1`,
};
const closeStatement: Statement = {
  name: 'ledger.close-wallets',
  text: 'update wallet set closed_at = $2 where player_id = $1 and closed_at is null',
};
