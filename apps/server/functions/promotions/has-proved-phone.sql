-- Whether a player has proved a number of text messages; of some dialling codes, or with none named of any.
create or replace function has_proved_phone(p_player_id uuid, p_dialling_codes text[]) returns boolean language sql stable
return exists (
  select from account_contact c
  where c.player_id = p_player_id and c.channel = 'text' and c.proved_at is not null
    and (cardinality(p_dialling_codes) = 0 or exists (
      select from unnest(p_dialling_codes) d (code) where starts_with(c.value, '+' || d.code))));
