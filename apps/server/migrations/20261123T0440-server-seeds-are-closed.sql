-- Server seeds that are not revealed yet are closed under a key outside the database: the studio closes those of before
-- at its start. The columns have other names, so that a process of before fails instead of playing with what is closed.
alter table studio_seed_pair rename column server_seed to kept_server_seed;
alter table studio_seat rename column next_server_seed to closed_next_server_seed;
