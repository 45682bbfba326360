import { sql, type Kysely, type RawBuilder } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { Tables } from '../tables.ts';

/** The sanctions that hold now. */
export const inForce = (scope: PseudonymScope): RawBuilder<boolean> => sql<boolean>`lifted_at is null and (until is null or until > ${new Date(scope.now)})`;

/** Refuses where one of these personas is silenced, in whatever reach. */
export async function refuseAnySilenced(db: Kysely<Tables>, scope: PseudonymScope, personaRefs: readonly string[]): Promise<void> {
  const { rows } = await sql`select from sanction where ${inForce(scope)} and author_ref = any(${[...personaRefs]}::text[]) limit 1`.execute(db);
  if (rows.length > 0) throw new Failure('conflict', undefined, { code: 'SILENCED' });
}

/** Refuses to write under a persona that is silenced, or whose account is. */
export async function refuseSilenced(db: Kysely<Tables>, scope: PseudonymScope, personaRef: string): Promise<void> {
  const { rows } = await sql`select from sanction where ${inForce(scope)}
    and (author_ref = ${personaRef} or (covers = 'account' and author_ref = any(${scope.personas}::text[]))) limit 1`.execute(db);
  if (rows.length > 0) throw new Failure('conflict', undefined, { code: 'SILENCED' });
}
