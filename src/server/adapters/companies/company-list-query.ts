import { sql, type RawBuilder } from 'kysely';
import type { CompanySearch, CompanySort } from '#core/companies/company-search.ts';
import { transliterationPattern } from '#core/reference-lists/transliteration-pattern.ts';
import { isBeginning, nameKey } from '#core/companies/name-key.ts';
import { aliased, columns, type Read } from '../database/table.ts';
import { smallPictureBytes } from '../media/pictures.ts';
import { orHeard } from '../database/or-heard.ts';
import { company } from './company-tables.ts';
import { sizeCodeOf } from './size-code.ts';

const own = columns(
  aliased(company, 'c'),
  'id',
  'url_name',
  'name',
  'rating_tenths',
  'rating_key',
  'reviews_count',
  'indian_size',
  'founded_year',
  'offices_count',
  'award',
);

export interface CompanyListRow extends Read<typeof own> {
  readonly industry: string;
  readonly headquarters: string | null;
  readonly logo_id: string | null;
  readonly logo_type: string | null;
  readonly logo_bytes: Uint8Array | null;
}

/** Page starts behind this company in the requested order. */
export interface CompanyKeysetPosition {
  readonly id: string;
  readonly ratingKey: number;
  readonly reviewsCount: number;
}

interface Order {
  readonly columns: readonly string[];
  readonly direction: 'asc' | 'desc';
  readonly behind: (position: CompanyKeysetPosition) => RawBuilder<unknown>;
}

/** Ends every order with the id, so that no two companies tie. */
const orders: Record<CompanySort, Order> = {
  popularity: {
    columns: ['reviews_count', 'id'],
    direction: 'desc',
    behind: ({ id, reviewsCount }) => sql`(c.reviews_count, c.id) < (${reviewsCount}::int, ${id})`,
  },
  rating: {
    columns: ['rating_key', 'reviews_count', 'id'],
    direction: 'desc',
    behind: ({ id, ratingKey, reviewsCount }) => sql`(c.rating_key, c.reviews_count, c.id) < (${ratingKey}::smallint, ${reviewsCount}::int, ${id})`,
  },
  name: {
    columns: ['name_key', 'id'],
    direction: 'asc',
    behind: ({ id }) => sql`(c.name_key, c.id) > ((select name_key from company where id = ${id}), ${id})`,
  },
};

/** Single statement, including the bytes of small logos. */
export function companyListQuery(
  search: CompanySearch,
  position: CompanyKeysetPosition | undefined,
  limit: number,
  smallBytes: number,
): RawBuilder<CompanyListRow> {
  return summariesOf(idsOf(search, position, limit), { order: orderOf(search.sort, 'c'), smallBytes });
}

interface SummariesAsked {
  readonly order: RawBuilder<unknown>;
  readonly more?: RawBuilder<unknown>;
  readonly smallBytes?: number;
}

export const summariesOf = <Row extends CompanyListRow = CompanyListRow>(
  ids: RawBuilder<unknown>,
  { order, more = sql``, smallBytes = smallPictureBytes }: SummariesAsked,
): RawBuilder<Row> => sql`
    select ${own}, industry.name as industry, location.name as headquarters, image.id as logo_id, image.content_type as logo_type,
      case when octet_length(image.bytes) <= ${smallBytes} then image.bytes end as logo_bytes${more}
    from ${ids} found
    join company c on c.id = found.id
    join industry on industry.url_name = c.industry
    left join location on location.url_name = c.headquarters
    left join image on image.id = c.logo_image_id
    order by ${order}`;

/** Reads several sizes separately and merges them where the order is by size. */
function idsOf(search: CompanySearch, position: CompanyKeysetPosition | undefined, limit: number): RawBuilder<unknown> {
  const { size, sort } = search;
  if (size.length < 2 || sort === 'name') return stretch(search, position, limit);
  const each = size.map((bucket) => stretch({ ...search, size: [bucket] }, position, limit));
  return sql`(select merged.id from (${sql.join(each, sql` union all `)}) merged order by ${orderOf(sort, 'merged')} limit ${limit})`;
}

function stretch(search: CompanySearch, position: CompanyKeysetPosition | undefined, limit: number): RawBuilder<unknown> {
  const { columns: names, behind } = orders[search.sort];
  const conditions = [...conditionsOf(search), ...(position ? [behind(position)] : [])];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  return sql`(select ${sql.join(names.map((column) => sql.ref(`c.${column}`)))} from company c ${where} order by ${orderOf(search.sort, 'c')} limit ${limit})`;
}

function conditionsOf({ name, industry, location, size, rating }: CompanySearch): RawBuilder<unknown>[] {
  const key = nameKey(name);
  return [
    ...(key ? [named(name, key)] : []),
    ...(industry.length > 0 ? [sql`c.industry ${oneOf(industry, sql`text`)}`] : []),
    ...(size.length > 0 ? [sql`c.indian_size ${oneOf(size.map(sizeCodeOf), sql`smallint`)}`] : []),
    ...(rating === null ? [] : [sql`c.rating_key >= ${Math.ceil(rating * 10)}::smallint`]),
    ...(location.length > 0 ? [sql`c.id in (select office.company_id from company_location office where office.location ${oneOf(location, sql`text`)})`] : []),
  ];
}

/** Also matches by sound for names typed in an Indian script. */
function named(name: string, key: string): RawBuilder<unknown> {
  const heard = transliterationPattern(name);
  return orHeard(sql`c.name_key like ${patternOf(key)}`, sql`c.name_key`, isBeginning(key) ? heard?.atBeginning : heard?.atAnyWord);
}

/** Compares a single value directly, as only then an index keeps the order. */
const oneOf = (values: readonly (string | number)[], type: RawBuilder<unknown>): RawBuilder<unknown> =>
  values.length === 1 ? sql`= ${values[0]}::${type}` : sql`= any(${values}::${type}[])`;

const orderOf = (sort: CompanySort, table: string): RawBuilder<unknown> =>
  sql.join(orders[sort].columns.map((column) => sql`${sql.ref(`${table}.${column}`)} ${sql.raw(orders[sort].direction)}`));

const patternOf = (key: string): string => `${isBeginning(key) ? '' : '%'}${key.replace(/[\\%_]/g, String.raw`\$&`)}%`;
