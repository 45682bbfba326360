-- A community may lie on another machine than copies of pictures; what takes a picture away asks communities first.
alter table community drop constraint community_logo_image_id_fkey;
