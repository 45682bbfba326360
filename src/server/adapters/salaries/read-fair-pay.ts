import { sql, type Kysely } from 'kysely';
import type { FairQuestion } from '#core/salaries/salaries.ts';
import { experienceBandOf, type ExperienceBand } from '#core/salaries/salary.ts';
import type { FairPay, PaySlice, PublishedCell } from '#core/salaries/salary-figures.ts';
import type { Tables } from '../database/tables.ts';
import { metrosIn } from './market-pay.ts';
import { foundCompany } from '../companies/company-at.ts';
import { bandNumber, companySlices, designationAt, marketCells, placeAt, type KnownDesignation } from './pay-rows.ts';

type Db = Kysely<Tables>;

/** The years after which a job is looked at again. */
const yearsOn = 2;

/** All that a pay is held against, narrow to wide; a company or a city that is not known is left out. `later` is the next band of the job, where two years lead into one. */
export async function readFairPay(db: Db, { designation: urlName, company, city: cityUrl, experienceYears }: FairQuestion): Promise<FairPay> {
  const designation = await designationAt(db, urlName);
  const city = await placeAt(db, 'city', cityUrl);
  const [band, laterBand] = [experienceBandOf(experienceYears), experienceBandOf(experienceYears + yearsOn)];
  const cityClass = city ? ((await metrosIn(db)).has(city.id) ? 'metro' : 'other') : null;
  const market = await marketOf(db, { designation, cityId: city?.id ?? 0, bands: [...new Set([band, laterBand])] });
  const at = (experience: ExperienceBand, inCity: boolean): PaySlice | undefined =>
    market.find((cell) => cell.cityClass === '' && cell.slice.group.experience === experience && (cell.slice.group.city !== null) === inCity)?.slice;
  const inClass = market.find((cell) => cell.cityClass === cityClass && cell.slice.group.experience === band)?.slice;
  const department = (await departmentCells(db, designation.department, band)).map(({ slice }) => slice);
  const levels = [
    city && company !== null ? await atCompany(db, company, { designation: designation.id, city: city.id, band: bandNumber(band) }) : undefined,
    at(band, true),
    inClass,
    at(band, false),
    department.find(({ group }) => group.experience === band),
    department.find(({ group }) => group.experience === null),
  ] as const;
  const cells = levels.flatMap((slice, level): readonly PublishedCell[] => (slice ? [{ ...slice, level: level as PublishedCell['level'] }] : []));
  return { cells, later: band === laterBand ? null : (at(laterBand, true) ?? at(laterBand, false) ?? null) };
}

interface Cell {
  readonly designation: number;
  readonly city: number;
  readonly band: number;
}

/** The whole job at a company; nothing where there is no such company. */
async function atCompany(db: Db, urlName: string, { designation, city, band }: Cell): Promise<PaySlice | undefined> {
  const company = await foundCompany(db, urlName);
  if (!company) return undefined;
  const [slice] = await companySlices(
    db,
    sql`where company_id = ${company.id} and designation_id = ${designation} and city_id = ${city} and band = ${band}
      and employment = '' and currency = 'INR' and people > 0`,
  );
  return slice;
}

interface MarketQuestion {
  readonly designation: KnownDesignation;
  readonly cityId: number;
  readonly bands: readonly ExperienceBand[];
}

const marketOf = (db: Db, { designation, cityId, bands }: MarketQuestion) =>
  marketCells(
    db,
    sql`where department_id = ${designation.department} and designation_id = ${designation.id} and city_id in (0, ${cityId}) and band = any(${bands.map(bandNumber)}::smallint[])
      and employment = '' and currency = 'INR' and people > 0`,
  );

const departmentCells = (db: Db, department: number, band: ExperienceBand) =>
  marketCells(
    db,
    sql`where department_id = ${department} and designation_id = 0 and city_id = 0 and city_class = '' and band in (0, ${bandNumber(band)})
      and employment = '' and currency = 'INR' and people > 0`,
  );
