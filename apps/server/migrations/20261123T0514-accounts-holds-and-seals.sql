-- The ledger carries every kind of owner: books beside real and play money, money that is held, sealed days.
-- `apps/server/src/modules/ledger/accounts.ts` declares the books and accounts.

alter domain money_book rename to ledger_book;
alter domain ledger_book drop constraint money_book_check;
alter domain ledger_book add constraint ledger_book_check
  check (value in ('real', 'play', 'points', 'rebate', 'salary', 'commission'));

alter table transfer add constraint transfer_pkey primary key using index transfer_once;
-- Transfers lie in the order of their instants, so a few pages tell where a day begins.
create index transfer_by_time on transfer using brin (at) with (autosummarize = on);

-- A closed wallet takes what comes back and gives nothing.
alter table wallet add column closed_at timestamptz;

-- Money that waits in a player's account `held`, under the key of whoever had it held: a withdrawal, a transfer to a vendor.
-- What is left of all holds of a wallet is its `reserved_minor`.
create table hold (
  player_id uuid not null,
  source text not null,
  key text not null,
  book ledger_book not null,
  currency text not null,
  amount_minor moved_minor not null,
  settled_minor minor_at_hand not null,
  released_minor minor_at_hand not null,
  opened_at timestamptz not null,
  primary key (player_id, source, key),
  constraint hold_is_never_exceeded check (settled_minor + released_minor <= amount_minor)
);
create index hold_open on hold (player_id) where settled_minor + released_minor < amount_minor;

-- Which days are done. `open_from`: no posting is booked before it. `sealed_before`: up to there `account_seal` has it all.
create table ledger_day (
  one boolean primary key check (one),
  open_from timestamptz not null,
  sealed_before timestamptz not null,
  check (sealed_before <= open_from)
);
insert into ledger_day values (true, 'epoch', 'epoch');

-- What each account held at `ledger_day.sealed_before`: players' accounts, and under the nil UUID those of house, vendors and
-- pools. The table of before was never written.
drop table account_seal;
create table account_seal (
  owner_id uuid not null,
  book ledger_book not null,
  currency text not null,
  account text not null,
  balance_minor bigint not null,
  primary key (owner_id, book, currency, account)
);

-- Money on its way to a vendor waits in `held`, where it stood with the vendor before. Its transfer has the key that it
-- would have today.
with open_transfer as (
  update wallet w set reserved_minor = w.reserved_minor + o.amount_minor, version = w.version + o.transfers
  from (
    select player_id, currency, sum(amount_minor)::bigint as amount_minor, count(*) as transfers
    from vendor_transfer where direction = 'to_vendor' and ended_at is null group by player_id, currency
  ) o
  where w.player_id = o.player_id and w.currency = o.currency and w.book = 'real'
  returning w.player_id, w.currency, w.available_minor, w.version - o.transfers as version
)
insert into transfer (player_id, key_hash, wallet_version, amount_minor, available_after_minor, at, checksum, source,
  idempotency_key, book, currency, kind, debit_account, credit_account, reference)
select v.player_id, hashtextextended('vendor-wallets ' || v.id, 0),
  w.version + row_number() over (partition by v.player_id, v.currency order by v.id), v.amount_minor, w.available_minor,
  v.requested_at,
  hashtext('vendor-wallets' || chr(31) || v.id || chr(31) || 'real' || chr(31) || 'vendor:' || v.vendor_code || chr(31)
    || 'held' || chr(31) || v.amount_minor || chr(31) || v.currency || chr(31) || 'hold' || chr(31) || v.id),
  'vendor-wallets', v.id::text, 'real', v.currency, 'hold', 'vendor:' || v.vendor_code, 'held', v.id::text
from vendor_transfer v
join open_transfer w on w.player_id = v.player_id and w.currency = v.currency
where v.direction = 'to_vendor' and v.ended_at is null;

insert into hold (player_id, source, key, book, currency, amount_minor, settled_minor, released_minor, opened_at)
select player_id, 'vendor-wallets', id::text, 'real', currency, amount_minor,
  case when state = 'confirmed' then amount_minor else 0 end, case when state = 'failed' then amount_minor else 0 end,
  requested_at
from vendor_transfer where direction = 'to_vendor';

alter table vendor_transfer drop constraint vendor_transfer_state_check;
update vendor_transfer set state = 'held' where state = 'debited';
-- held: waits in the wallet here, not yet sent. The other states are as before.
alter table vendor_transfer add constraint vendor_transfer_state_check
  check (state in ('init', 'held', 'sent', 'unknown', 'confirmed', 'failed'));
