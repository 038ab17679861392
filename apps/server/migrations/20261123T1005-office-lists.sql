-- What the lists of the back office are sorted by.
create index withdrawal_by_time on withdrawal (requested_at, id);
create index withdrawal_by_amount on withdrawal (amount_minor, id);
create index withdrawal_by_queue on withdrawal (queue, requested_at, id);
create index account_by_registration on account (registered_at, player_id) where role = 'player';
create index account_by_type on account ((account_type::text), registered_at, player_id) where role = 'player';
create index account_not_open on account (status, registered_at, player_id) where role = 'player' and status <> 'open';
create index session_by_time on session (opened_at, session_id);
create index adjustment_by_time on adjustment (at, adjustment_id);
create index adjustment_by_amount on adjustment (amount_minor);
create index operator_session_by_time on operator_session (opened_at, session_id);
