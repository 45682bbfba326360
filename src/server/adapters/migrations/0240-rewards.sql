-- Points are tokens of a purpose that has a key for each year.
alter table issuer_key drop constraint issuer_key_purpose_check,
  add constraint issuer_key_purpose_check check (purpose in ('name', 'contribution', 'review', 'salary', 'interview', 'benefits', 'reward'));
alter table issuer_secret drop constraint issuer_secret_purpose_check,
  add constraint issuer_secret_purpose_check check (purpose in ('name', 'contribution', 'review', 'salary', 'interview', 'benefits', 'reward'));

-- The contributions whose point was drawn, by a keyed hash that leads to none of them.
create table drawn_point (
  key_hash text collate "C" primary key,
  blinded_hash text collate "C" not null
);

-- What points pay for, as the host gives it, and the codes of each.
create table coupon (
  id text collate "C" primary key,
  title_en text not null unique,
  title_hi text not null,
  text_en text not null,
  text_hi text not null,
  points integer not null check (points between 1 and 20),
  ends_on date not null
);

create table coupon_code (
  coupon_id text collate "C" not null references coupon (id) on delete cascade,
  code text collate "C" not null,
  is_given boolean not null default false,
  primary key (coupon_id, code)
);

create index coupon_code_left on coupon_code (coupon_id) where not is_given;

-- Which points were answered with which code, so that a lost answer can be given again for some days.
create table given_coupon (
  tokens_hash text collate "C" primary key,
  coupon_id text collate "C" not null references coupon (id) on delete cascade,
  code text collate "C" not null,
  given_on date not null
);
