-- Operators look at the orders of a day. Orders lie in the order of their instants, so a few pages tell where one begins.
create index lottery_order_by_time on lottery_order using brin (at) with (autosummarize = on);
