-- A bet is written anew when it is placed, judged and paid: with room on its page none of its five indexes is written too.
alter table studio_table_bet set (fillfactor = 50);
