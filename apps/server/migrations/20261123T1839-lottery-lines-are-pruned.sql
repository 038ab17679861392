-- Lines serve settlement alone. Those of a draw that was settled long ago go; its orders, items and payouts stay.
alter table lottery_settlement add column lines_pruned_at timestamptz;
create index lottery_settlement_with_lines on lottery_settlement (judged_at) where lines_pruned_at is null;
