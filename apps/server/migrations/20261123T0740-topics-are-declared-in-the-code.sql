-- Which kinds of topics there are says `apps/server/src/platform/events/topics.ts`; here stands their form.
alter table outbox drop constraint outbox_topic_check;
alter table outbox add constraint outbox_topic_check check (topic ~ '^[a-z]+(:.+)?$');
