-- Movements of wallets as the list of operators shows them. No index leads by time: a player or a day is asked for.
create or replace view office_transfer as
select t.player_id::text || '.' || t.key_hash::text as id, t.player_id,
  (select a.username from account a where a.player_id = t.player_id) as player_name, t.at, t.kind, t.book::text as book,
  t.debit_account, t.credit_account, t.amount_minor::bigint as amount_minor, t.available_after_minor, t.currency,
  t.source, t.reference
from transfer t
where t.book in ('real', 'play');
