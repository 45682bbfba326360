-- On a phone a picture is seen small; those that came before go on as they are.
alter table post_media add column small bytea;
alter table upload add column small bytea;
