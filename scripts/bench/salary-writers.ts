// Many who tell their pay at once, by the product's own code: each by a key of its own, paid for by a token that was signed before.
import { sql, type Kysely } from 'kysely';
import type { SalaryDraft } from '#core/salaries/salary-draft.ts';
import { PseudonymScope } from '#server/adapters/caller/pseudonym-scope.ts';
import { SqlOwnSalaries } from '#server/adapters/salaries/sql-own-salaries.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import { SystemClock } from '#server/adapters/system/system-clock.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { contributionKeys } from './contribution-keys.ts';
import { atLeast, told, type Finding } from './finding.ts';
import { declarations } from '#server/app/wiring/declarations.ts';

const writers = 16;
const salariesAdded = 8_000;
const leastAdded = 1_000;

/** Adds salaries over connections of its own, 16 at once. */
export async function writing(db: Kysely<Tables>, secrets: Secrets, companies: number): Promise<readonly Finding[]> {
  const tellings = await contributionKeys(db, secrets, 'salary', salariesAdded);
  const draft = await aDraft(db);
  let next = 0;
  const writer = async () => {
    for (let at = next++; at < tellings.length; at = next++) {
      const { key, token } = tellings[at] ?? tellings[0] ?? nobody();
      const scope = new PseudonymScope({ ...declarations, db, clock: new SystemClock(), secrets, context: { ...noRequest, persona: key } });
      await new SqlOwnSalaries(scope).create(`bench-company-${at % companies}`, { ...draft, experienceYears: at % 20 }, token);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: writers }, writer));
  const seconds = (performance.now() - began) / 1_000;
  return [
    atLeast(`salaries added a second, ${writers} at once, without HTTP`, salariesAdded / seconds, leastAdded, '/s'),
    told(`adding ${salariesAdded} salaries`, seconds, 's'),
  ];
}

async function aDraft(db: Kysely<Tables>): Promise<SalaryDraft> {
  const { rows } = await sql<{ readonly designation: number; readonly city: number }>`
    select (select min(id) from designation) as designation, (select min(id) from city) as city`.execute(db);
  const { designation, city } = rows[0] ?? nobody();
  return {
    designationId: designation,
    cityId: city,
    experienceYears: 4,
    employment: 'full-time',
    isCurrent: true,
    currency: 'INR',
    fixed: 1_200_000,
    variable: 100_000,
    stock: null,
  };
}

function nobody(): never {
  throw new Error('This world has no lists, or nothing to tell.');
}
