-- Seating is locked in one table for every title in which people meet, cards and fishing alike: it holds no facts, only the lock.
alter table studio_card_room rename to studio_seating;
alter table studio_seating rename constraint studio_card_room_pkey to studio_seating_pkey;
drop table studio_fish_room;
