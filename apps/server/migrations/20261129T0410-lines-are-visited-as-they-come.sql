-- Settlement is the first to read a draw's lines, and the first to read a row marks it on its page; with checksums each such page
-- goes into the log whole. Vacuum marks them while lines come in, so a draw finds most of its pages as they will stay.
alter table lottery_line set (autovacuum_vacuum_insert_threshold = 10000, autovacuum_vacuum_insert_scale_factor = 0.01);
