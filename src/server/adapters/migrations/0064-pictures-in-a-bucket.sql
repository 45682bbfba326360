-- The bytes of a picture may lie in an object store, under a random name of their own.
alter table post_media alter column bytes drop not null;
alter table post_media add column object_name text collate "C";
alter table post_media add column size integer;
alter table post_media add column small_size integer;
alter table post_media add constraint post_media_somewhere check (bytes is not null or (object_name is not null and size is not null)) not valid;
alter table post_media validate constraint post_media_somewhere;
create unique index post_media_by_object on post_media (object_name);

-- Every name under which something lies in the object store, or may lie there.
create table stored_object (
  name text collate "C" primary key,
  is_kept boolean not null default false,
  noted_on date not null
);
