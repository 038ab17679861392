-- Pictures of operators for goods of the points mall: `apps/server/src/modules/points`.

create table point_good_picture (
  name text primary key,
  file_id uuid not null,
  uploaded_at timestamptz not null
);
alter table point_good add column picture text references point_good_picture (name);
create index point_good_by_picture on point_good (picture) where picture is not null;
