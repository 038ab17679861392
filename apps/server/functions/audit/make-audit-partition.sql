-- A table of its own for the audit entries of a month to come. It runs with the rights of the schema's owner, for the
-- application's role makes no tables; that role gets no right on the new one, for it writes and reads through audit_entry.
-- False where the month has one already, or entries in the rest.
create or replace function make_audit_partition(p_month date) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_begin timestamptz := date_trunc('month', p_month)::timestamp at time zone 'UTC';
  v_end timestamptz := (date_trunc('month', p_month) + interval '1 month')::timestamp at time zone 'UTC';
  v_name text := 'audit_entry_' || to_char(p_month, 'YYYY_MM');
begin
  if p_month not between date '2026-01-01' and date '2999-12-31' then return false; end if;
  if to_regclass(v_name) is not null then return false; end if;
  if exists (select from audit_entry_rest where at >= v_begin and at < v_end) then return false; end if;
  execute format('create table %I partition of audit_entry for values from (%L) to (%L)', v_name, v_begin, v_end);
  if session_user <> current_user then
    execute format('revoke all on %I from %I', v_name, session_user);
  end if;
  return true;
end $$;
