-- A file is a row; its bytes are in the row or at a place outside. What names a file names its row.
create table stored_file (
  file_id uuid primary key,
  media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/webp')),
  place text not null check (place in ('database', 'disk', 's3')),
  bytes bytea,
  sha256 bytea not null,
  state text not null check (state in ('arriving', 'kept', 'leaving')),
  changed_at timestamptz not null,
  check ((bytes is not null) = (place = 'database'))
);
create index stored_file_unnamed on stored_file (changed_at) where state <> 'kept';

alter table feedback_picture add column file_id uuid;
update feedback_picture set file_id = gen_random_uuid();
insert into stored_file select file_id, media_type, 'database', bytes, sha256(bytes), 'kept', now() from feedback_picture;
alter table feedback_picture alter column file_id set not null, drop column bytes, drop column media_type;

alter table avatar_picture add column file_id uuid;
update avatar_picture set file_id = gen_random_uuid();
insert into stored_file select file_id, 'image/webp', 'database', bytes, sha256(bytes), 'kept', now() from avatar_picture;
alter table avatar_picture alter column file_id set not null, drop column bytes;

alter table withdrawal_proof add column file_id uuid;
update withdrawal_proof set file_id = gen_random_uuid();
insert into stored_file select file_id, media_type, 'database', bytes, sha256(bytes), 'kept', now() from withdrawal_proof;
alter table withdrawal_proof alter column file_id set not null, drop column bytes, drop column media_type;

alter table announcement_picture add column file_id uuid;
update announcement_picture set file_id = gen_random_uuid();
insert into stored_file select file_id, media_type, 'database', bytes, sha256(bytes), 'kept', now() from announcement_picture;
alter table announcement_picture alter column file_id set not null, drop column bytes, drop column media_type;
