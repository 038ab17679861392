-- Money. A transfer is one immutable two-sided row; a wallet is the running balance of one player's account.
--
-- An account is a code within a book. `wallet` and `receivable` belong to the row's player, every other code to the
-- operator or a vendor. A transfer has one book for both of its sides, so real money and play money cannot meet in a
-- row. A balance is what was credited minus what was debited: players' money is positive, the operator's cash negative.
--
-- What must hold for single columns is a domain: a CHECK of a table is planned anew with every statement and costs a
-- posting more than its index.

create domain money_book as text check (value in ('real', 'play'));
create domain moved_minor as bigint check (value > 0);
create domain minor_at_hand as bigint check (value >= 0);

create table wallet (
  player_id uuid not null,
  currency text not null,
  book money_book not null,
  -- Decimals of the currency, as the contract has them when the wallet is opened.
  scale smallint not null,
  available_minor minor_at_hand not null,
  reserved_minor minor_at_hand not null,
  -- What the player owes after a paid win was taken back; the next credits repay it.
  receivable_minor minor_at_hand not null,
  version bigint not null,
  opened_at timestamptz not null,
  primary key (player_id, currency, book)
  -- No index on what changes, and room on every page: an update stays in its page.
) with (fillfactor = 70);

-- A transfer and its key are small because there are millions: columns of a fixed width first, without gaps, and of the
-- key only its hash of 64 bits in the index. It is the player's own, so two keys of one player would meet once in 10^10
-- transfers; then the second is refused as reused and never taken for the first.
create table transfer (
  player_id uuid not null,
  -- `transfer_key` of source and key: a column, because an index over an expression builds it anew with every statement.
  key_hash bigint not null,
  wallet_version bigint not null,
  amount_minor moved_minor not null,
  available_after_minor bigint not null,
  at timestamptz not null,
  -- `transfer_checksum` of the row: shows one that was changed later.
  checksum integer not null,
  -- Who asked, and the key under which it asked: the same pair is the same movement, for ever.
  source text not null,
  idempotency_key text not null,
  book money_book not null,
  currency text not null,
  kind text not null,
  debit_account text not null,
  credit_account text not null,
  reference text not null
);
create unique index transfer_once on transfer (player_id, key_hash);

-- An account of the operator or a vendor that was added up to an instant. Its balance is this and the transfers since.
create table account_seal (
  book money_book not null,
  account text not null,
  currency text not null,
  sealed_before timestamptz not null,
  balance_minor bigint not null,
  primary key (book, account, currency)
);
