/**
 * The book. Every movement of money is one immutable two-sided transfer between a player's wallet and a counter account
 * of the same book, posted once per (player, source, key); a wallet never falls below zero, and real and play money are
 * books that no row can join. House and vendor accounts are never updated: their balance is derived. Whoever moves money
 * calls `postTransfer` inside their own transaction: cashier, grants, corrections; the provider wallet posts through the
 * same database function. This module calls nobody.
 */
export { balanceState } from './balance-state.ts';
export { checkBook, countBook } from './check-book.ts';
export { houseBalance } from './house-balance.ts';
export { postTransfer, type Transfer } from './post-transfer.ts';
export { createPosting, postAlone, type Posting } from './posting.ts';
export { type Book, openWallet, readWallet } from './wallet.ts';
