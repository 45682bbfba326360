import { sql, type Kysely, type RawBuilder } from 'kysely';
import { experienceBands } from '#core/salaries/salary.ts';
import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import type { Named } from '#core/named.ts';
import type { PaySlice, SalaryFigures } from '#core/salaries/salary-figures.ts';
import type { CityClass } from '#core/salaries/slice-key.ts';
import { Failure } from '#core/failure.ts';
import type { Tables } from '../database/tables.ts';

type Db = Kysely<Tables>;

export interface Numbered extends Named {
  readonly id: number;
}

export interface KnownDesignation extends Numbered {
  readonly department: number;
}

export async function designationAt(db: Db, urlName: string): Promise<KnownDesignation> {
  const { rows } = await sql<KnownDesignation>`select id, url_name as "urlName", name, department_id as department
    from designation where url_name = ${urlName} order by id limit 1`.execute(db);
  if (!rows[0]) throw new Failure('missing');
  return rows[0];
}

export async function placeAt(db: Db, table: 'city' | 'department', urlName: string | null): Promise<Numbered | undefined> {
  if (urlName === null) return undefined;
  const { rows } = await sql<Numbered>`select id, url_name as "urlName", name from ${sql.table(table)} where url_name = ${urlName} order by id limit 1`.execute(
    db,
  );
  return rows[0];
}

interface Row {
  readonly companyUrl: string | null;
  readonly companyName: string | null;
  readonly designationUrl: string | null;
  readonly designationName: string | null;
  readonly cityUrl: string | null;
  readonly cityName: string | null;
  readonly cityClass: CityClass | '';
  readonly band: number;
  readonly employment: EmploymentKind | '';
  readonly figures: SalaryFigures;
}

/** `which` continues a statement over the rows, filtering and ordering. */
export const companySlices = async (db: Db, which: RawBuilder<unknown>): Promise<readonly PaySlice[]> => {
  const rows = await read(
    db,
    sql`select company.url_name as "companyUrl", company.name as "companyName", '' as "cityClass", ${named}
      from (select *, row_number() over () as place from (select * from pay_slice ${which}) as found) as pay
      join company on company.id = pay.company_id ${names} order by place`,
  );
  return rows.map((row) => sliceFrom(row));
};

/** Names cities of one class by the `city` they answer for. */
export const marketSlices = async (db: Db, which: RawBuilder<unknown>, city?: Named): Promise<readonly PaySlice[]> =>
  (await marketCells(db, which, city)).map(({ slice }) => slice);

export const marketCells = async (
  db: Db,
  which: RawBuilder<unknown>,
  city?: Named,
): Promise<readonly { readonly slice: PaySlice; readonly cityClass: CityClass | '' }[]> => {
  const rows = await read(
    db,
    sql`select null as "companyUrl", null as "companyName", city_class as "cityClass", ${named}
      from (select *, row_number() over () as place from (select * from market_pay ${which}) as found) as pay ${names} order by place`,
  );
  return rows.map((row) => ({ slice: sliceFrom(row, city), cityClass: row.cityClass }));
};

const named = sql`designation.url_name as "designationUrl", designation.name as "designationName", city.url_name as "cityUrl", city.name as "cityName",
  pay.band, pay.employment, pay.figures`;
const names = sql`left join designation on designation.id = pay.designation_id left join city on city.id = pay.city_id`;

const read = async (db: Db, statement: RawBuilder<unknown>): Promise<readonly Row[]> => (await sql<Row>`${statement}`.execute(db)).rows;

const sliceFrom = (row: Row, city?: Named): PaySlice => ({
  group: {
    company: namedBy(row.companyUrl, row.companyName),
    designation: namedBy(row.designationUrl, row.designationName),
    city: namedBy(row.cityUrl, row.cityName),
    ...(row.cityClass !== '' && city && { citiesLike: { urlName: city.urlName, name: city.name } }),
    experience: experienceBands[row.band - 1] ?? null,
    employment: row.employment === '' ? null : row.employment,
  },
  figures: row.figures,
});

const namedBy = (urlName: string | null, name: string | null): Named | null => (urlName === null || name === null ? null : { urlName, name });
