-- A company's desk sends many photos in its own name; every other key sends once.
drop index photo_set_by_author;
create unique index photo_set_by_author on photo_set (company_id, author_ref) where author_ref not like 'desk-of-%';
