-- How many applications for a promotion wait is read with every page of the back office.
create index promotion_claim_applying on promotion_claim (asked_at) where state = 'applying';
