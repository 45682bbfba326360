-- A made-up name belongs to a key, and no account is known to it. A database with names that accounts lead to is refused: nothing in this version would guard them.
do $$ begin
  if exists (select from persona where kind = 'ANONYMOUS' and mode <> 'unlinkable') then
    raise exception using errcode = '55000',
      message = 'it holds made-up names to which accounts lead, and this version knows names of keys alone. Start on an empty DATA_DIR or DATABASE_URL';
  end if;
end $$;

alter table persona drop column mode;

-- Which communities an account has joined is known to its browser alone.
drop table membership;
