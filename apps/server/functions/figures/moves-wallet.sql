-- Whether a figure is of movements that its player sees in the wallet: not what was settled out of a hold, which left the
-- wallet when it was held, and not a debt.
create or replace function moves_wallet(p_kind text, p_source text) returns boolean language sql immutable parallel safe
return p_kind not in ('withdrawal', 'receivable')
  and (p_kind, p_source) not in (('fee', 'withdrawals'), ('transfer_out', 'vendor-wallets'));
