import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/adapters/database/tables.ts';

export interface KnownCollege {
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly otherNames: readonly string[];
  readonly courses: readonly string[];
}

export const aCollege = (known: Partial<KnownCollege> & Pick<KnownCollege, 'name'>): KnownCollege => ({
  city: 'Chanderi',
  state: 'Madhya Pradesh',
  otherNames: [],
  courses: [],
  ...known,
});

/** Published pay of a job at a company or everywhere, by job name. */
export interface KnownPay {
  readonly companyId: string | null;
  readonly designation: string;
  readonly isOfFreshers: boolean;
  readonly median: number;
  readonly people: number;
}

export async function keepColleges(db: Kysely<Tables>, colleges: readonly KnownCollege[]): Promise<void> {
  for (const [place, { name, city, state, otherNames, courses }] of colleges.entries())
    await sql`insert into college (id, name, city, state, short_names, courses)
      values (${8_000 + place}, ${name}, ${city}, ${state}, ${otherNames.join(' | ')}, ${courses.join(' | ')})`.execute(db);
}

export async function keepPublishedPay(db: Kysely<Tables>, pay: readonly KnownPay[]): Promise<void> {
  for (const { companyId, designation, isOfFreshers, median, people } of pay) {
    const [table, home] =
      companyId === null
        ? (['market_pay', { column: 'department_id', value: sql`department_id` }] as const)
        : (['pay_slice', { column: 'company_id', value: sql`${companyId}` }] as const);
    await sql`insert into ${sql.table(table)} (${sql.ref(home.column)}, designation_id, city_id, band, employment, currency, counted, people, median, figures)
      select ${home.value}, id, 0, ${isOfFreshers ? 1 : 0}, '', 'INR', ${people}, ${people}, ${median}, '{}' from designation where name = ${designation}`.execute(
      db,
    );
  }
}
