import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/adapters/database/tables.ts';

/** All facts about one college of a test's world. */
export interface KnownCollege {
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly otherNames: readonly string[];
  readonly courses: readonly string[];
}

/** A college like any other, but for what the test cares about. */
export const aCollege = (known: Partial<KnownCollege> & Pick<KnownCollege, 'name'>): KnownCollege => ({
  city: 'Chanderi',
  state: 'Madhya Pradesh',
  otherNames: [],
  courses: [],
  ...known,
});

/** What a job pays at a company, or everywhere, as it is published. Jobs go by their names. */
export interface KnownPay {
  readonly companyId: string | null;
  readonly designation: string;
  /** Of all of them, or of freshers alone. */
  readonly isOfFreshers: boolean;
  readonly median: number;
  readonly people: number;
}

/** Puts colleges into a database. */
export async function keepColleges(db: Kysely<Tables>, colleges: readonly KnownCollege[]): Promise<void> {
  for (const [place, { name, city, state, otherNames, courses }] of colleges.entries())
    await sql`insert into college (id, name, city, state, short_names, courses)
      values (${8_000 + place}, ${name}, ${city}, ${state}, ${otherNames.join(' | ')}, ${courses.join(' | ')})`.execute(db);
}

/** Puts published pay into a database that knows its jobs. */
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
