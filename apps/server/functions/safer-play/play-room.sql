-- How much cash may still be staked from a wallet under the limits of stakes and of losses; null without any. Its figures are of
-- the business day that ends at `play_until`: past it they are renewed first.
create or replace function play_room(p_wallet wallet) returns bigint language sql immutable parallel safe
return least((p_wallet).stake_cap_minor - (p_wallet).play_staked_minor, (p_wallet).loss_cap_minor - (p_wallet).play_lost_minor);
