-- The payment link of a deposit order at Adyen, and what is known of its payment.
create table adyen_link (
  order_id text primary key,
  link_id text not null unique,
  url text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  state text not null check (state in ('open', 'paid', 'ended')),
  -- Adyen's reference of the payment; null while only the link has told of it.
  paid_by text,
  asked integer not null default 0,
  ask_at timestamptz not null,
  made_at timestamptz not null
);
create index adyen_link_due on adyen_link (ask_at) where state = 'open';
