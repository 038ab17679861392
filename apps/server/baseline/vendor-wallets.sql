-- Money between a player's wallet here and the player's wallet at a vendor that keeps one of its own. The row says at
-- every moment how far the movement is known to be; what is not known yet is asked, never guessed.
create table vendor_transfer (
  player_id uuid not null,
  id uuid not null,
  idempotency_key text not null,
  vendor_code text not null,
  -- The opaque name by which the vendor knows the player.
  vendor_user text not null,
  direction text not null check (direction in ('to_vendor', 'from_vendor')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  -- debited: taken from the wallet here, not yet sent. sent: may have reached the vendor. unknown: was sent, and its end
  -- has not been heard.
  state text not null check (state in ('init', 'debited', 'sent', 'unknown', 'confirmed', 'failed')),
  attempts integer not null,
  next_attempt_at timestamptz not null,
  requested_at timestamptz not null,
  ended_at timestamptz,
  primary key (player_id, id),
  unique (player_id, idempotency_key),
  check ((ended_at is not null) = (state in ('confirmed', 'failed')))
);
create index vendor_transfer_due on vendor_transfer (next_attempt_at) where ended_at is null;

-- The sandbox vendor's own book, which knows our ids and its own users alone.
create table sandbox_vendor_transfer (
  id uuid primary key,
  vendor_user text not null,
  direction text not null check (direction in ('to_vendor', 'from_vendor')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  is_done boolean not null,
  at timestamptz not null
);
create index sandbox_vendor_transfer_by_user on sandbox_vendor_transfer (vendor_user);
