-- What players joined, applied for and were paid, as the list of operators shows it. What is due is still being laid out.
create or replace view office_promotion_claim as
select c.claim_id as id, c.asked_at, c.player_id,
  (select a.username from account a where a.player_id = c.player_id) as player_name,
  (select t.title from promotion_text t where t.promotion_id = c.promotion_id order by t.language desc limit 1) as promotion,
  (select p.kind from promotion p where p.promotion_id = c.promotion_id) as kind,
  c.state, c.amount_minor, c.currency,
  (select count(*) from promotion_proof f where f.claim_id = c.claim_id) as proofs,
  c.decided_at
from promotion_claim c
where c.state <> 'due';
