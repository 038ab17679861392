-- What is longer was refused before it was stored; no other way into the table may be wider.
alter table announcement_text add constraint announcement_text_length check (octet_length(content) <= 65536);
