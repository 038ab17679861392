-- Real-time salaries ask every five minutes which draws were judged in between.
create index lottery_settlement_by_time on lottery_settlement (judged_at);
