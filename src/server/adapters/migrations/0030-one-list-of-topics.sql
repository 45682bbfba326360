-- Under which heading a topic stands and what it is about, so that its community can be made of it.
alter table topic add column category text not null default '', add column about text not null default '';

-- The numbers 13 to 17 stand for other topics from now on.
update career set tag_id = 0 where tag_id between 1300 and 1799;
delete from tag where topic_id between 13 and 17;
delete from topic where id between 13 and 17;

-- By what a community is searched is made of its name here, as that of a company is.
alter table community drop column name_key;
alter table community add column name_key text collate "C" not null generated always as (
  lower(translate(
    normalize(name, NFC),
    'ÀÁÂÃÄÅàáâãäåĀāÇçÈÉÊËèéêëĒēÌÍÎÏìíîïĪīÑñṄṅṆṇÒÓÔÕÖØòóôõöøŌōÙÚÛÜùúûüŪūÝýÿŚśṢṣŠšṬṭḌḍŽž',
    'AAAAAAaaaaaaAaCcEEEEeeeeEeIIIIiiiiIiNnNnNnOOOOOOooooooOoUUUUuuuuUuYyySsSsSsTtDdZz'
  ) collate "C")
) stored;
create index community_name_parts on community using gin (name_key gin_trgm_ops);
