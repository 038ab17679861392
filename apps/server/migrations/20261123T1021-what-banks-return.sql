-- A paid payout may come back, and turnover that is not met may cost a fee.
alter table withdrawal
  add column returned_minor minor_at_hand not null default 0,
  -- Within the fee.
  add column turnover_fee_minor minor_at_hand not null default 0,
  drop constraint withdrawal_state_check,
  add constraint withdrawal_state_check check (state in ('checking', 'review', 'second_look', 'approved', 'paying',
    'unknown', 'awaiting', 'disputed', 'completed', 'rejected', 'cancelled', 'returned'));
alter table withdrawal_payout
  drop constraint withdrawal_payout_state_check,
  add constraint withdrawal_payout_state_check check (state in ('open', 'done', 'refused', 'returned'));
alter table sandbox_payout
  drop constraint sandbox_payout_state_check,
  add constraint sandbox_payout_state_check check (state in ('waiting', 'paid', 'refused', 'returned'));
