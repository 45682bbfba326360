import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { SocialLink } from '#core/companies/company.ts';
import type { CareerTables } from './careers/career-tables.ts';
import type { MemberTables } from './sessions/member-tables.ts';
import type { ModerationTables } from './moderation/moderation-tables.ts';
import type { PersonaTables } from './personas/persona-tables.ts';
import type { RecordTables } from './profile/record-tables.ts';
import type { ReferenceTables } from './reference-lists/reference-tables.ts';
import type { TalkTables } from './posts/talk-tables.ts';

/** Every table of the database. Each of them, and each column, has its line in data-map.ts. */
export interface Tables extends MemberTables, PersonaTables, CareerTables, ReferenceTables, RecordTables, TalkTables, ModerationTables {
  readonly migration: MigrationTable;
  readonly image: ImageTable;
  readonly industry: IndustryTable;
  readonly location: LocationTable;
  readonly size_bucket: SizeBucketTable;
  readonly company: CompanyTable;
  readonly company_location: CompanyLocationTable;
  readonly error_day: ErrorDayTable;
  readonly error_report: ErrorReportTable;
}

export interface MigrationTable {
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
}

export interface ImageTable {
  id: string;
  content_type: string;
  bytes: Uint8Array;
}

export interface IndustryTable {
  url_name: string;
  name: string;
  companies_count: Generated<number>;
  id: GeneratedAlways<number>;
  words: GeneratedAlways<string>;
}

export interface LocationTable {
  url_name: string;
  name: string;
  state: string;
  companies_count: Generated<number>;
}

/** A size is the place of its step in the core's list of size buckets, the smallest being 0. */
export interface SizeBucketTable {
  size: number;
  companies_count: Generated<number>;
}

export interface CompanyTable {
  id: string;
  url_name: string;
  name: string;
  name_key: GeneratedAlways<string>;
  about: string | null;
  logo_image_id: string | null;
  cover_image_id: string | null;
  /** Industries and locations go by their url names. */
  industry: string;
  secondary_industry: string | null;
  headquarters: string | null;
  founded_year: number | null;
  indian_size: number | null;
  global_size: number | null;
  rating_tenths: number | null;
  rating_key: GeneratedAlways<number>;
  reviews_count: Generated<number>;
  followers_count: Generated<number>;
  photos_count: Generated<number>;
  relations_count: Generated<number>;
  offices_count: Generated<number>;
  is_premium: Generated<boolean>;
  website: string | null;
  career_site_url: string | null;
  naukri_company_page_url: string | null;
  contact_number: string | null;
  email_id: string | null;
  social_links: JSONColumnType<readonly SocialLink[], string | undefined, string>;
  words: GeneratedAlways<string>;
}

export interface CompanyLocationTable {
  company_id: string;
  location: string;
  place: number;
}

export interface ErrorDayTable {
  day: string;
  different: number;
}

export interface ErrorReportTable {
  day: string;
  fingerprint: string;
  times: Generated<number>;
  name: string;
  message: string;
  stack: string | null;
  display: string;
  screen: string | null;
  operation: string | null;
  kind: string | null;
  status: number | null;
  request_id: string | null;
}
