-- Under which a movement is found again.
create or replace function transfer_key(p_source text, p_key text) returns bigint language sql immutable parallel safe
return hashtextextended(p_source || ' ' || p_key, 0);
