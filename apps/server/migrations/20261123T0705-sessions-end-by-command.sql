-- An operator ends sessions by command.
alter table session drop constraint session_ended_because_check;
alter table session add constraint session_ended_because_check
  check (ended_because in ('logout', 'replaced', 'ended', 'password', 'closed', 'operator'));
