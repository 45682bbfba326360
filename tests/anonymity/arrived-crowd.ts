import { sql, type Kysely } from 'kysely';
import { ownWords } from '#server/adapters/content/sanitized-text.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Tables } from '#server/adapters/database/tables.ts';

export const crowd = 80;
const secrets = new Secrets(Buffer.alloc(32, 3));
export const members = Array.from({ length: crowd }, (_, number) => `member${String(number).padStart(3, '0')}`);

/** Members arriving one by one in new files, as old ones would reuse freed space. */
export async function arrive(db: Kysely<Tables>): Promise<void> {
  await sql`truncate account, persona, mail_proof cascade`.execute(db);
  for (const id of members) {
    const ref = secrets.personaOf(id);
    await db
      .insertInto('account')
      .values({ id, display_name: ownWords('Member'), made_on: '2026-11-20' })
      .execute();
    await db
      .insertInto('persona')
      .values({ ref, kind: 'DESIGNATION', name: ownWords('Name'), name_key: null, avatar: null })
      .execute();
    await db
      .insertInto('mail_proof')
      .values({ key: secrets.reference('mail proof', id), year: '2026-01-01' })
      .execute();
  }
}

/** Counts hits of a keyless attacker who matches each row to the account written just before. */
export async function named(db: Kysely<Tables>, by: 'xmin' | 'place', table: 'persona' | 'mail_proof', keyOf: (id: string) => string): Promise<number> {
  const key = sql.ref(table === 'persona' ? 'ref' : 'key');
  const order = by === 'xmin' ? sql`xmin::text::bigint` : sql`ctid`;
  const { rows: hidden } = await sql<{ readonly key: string; readonly at: number; readonly nth: number }>`
    select ${key} as key, xmin::text::bigint as at, row_number() over (order by ${order}, random()) as nth from ${sql.table(table)}`.execute(db);
  const { rows: accounts } = await sql<{ readonly id: string; readonly at: number; readonly nth: number }>`
    select id, xmin::text::bigint as at, row_number() over (order by ${order}) as nth from account order by xmin::text::bigint`.execute(db);
  const guess = (row: (typeof hidden)[number]) =>
    by === 'place' ? accounts.find(({ nth }) => nth === row.nth) : (accounts.findLast(({ at }) => at < row.at) ?? accounts[0]);
  return hidden.filter((row) => keyOf(guess(row)?.id ?? '') === row.key).length;
}

export const personaOf = (id: string) => secrets.personaOf(id);
const proofOf = (id: string) => secrets.reference('mail proof', id);

/** Guessing finds one on average; more than fourteen less than once in 10^9 runs (Poisson). */
export const mostByChance = 14;

export async function allNamed(db: Kysely<Tables>): Promise<readonly number[]> {
  return [
    await named(db, 'xmin', 'persona', personaOf),
    await named(db, 'place', 'persona', personaOf),
    await named(db, 'xmin', 'mail_proof', proofOf),
    await named(db, 'place', 'mail_proof', proofOf),
  ];
}
