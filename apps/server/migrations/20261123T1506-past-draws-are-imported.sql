-- History that a command brings in: real draws of days before this deployment drew.
alter table draw
  drop constraint draw_origin_check,
  add constraint draw_origin_check check (origin in ('own', 'replay', 'feed', 'entry', 'import'));
alter table draw_result
  drop constraint draw_result_source_check,
  add constraint draw_result_source_check check (source in ('seed', 'replay', 'feed', 'entry', 'import'));
