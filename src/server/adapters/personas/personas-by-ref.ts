import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { personaColumns } from './persona-columns.ts';
import type { PersonaRow } from './persona-row.ts';

export async function personasByRef(db: Kysely<Tables>, refs: readonly string[]): Promise<ReadonlyMap<string, PersonaRow>> {
  if (refs.length === 0) return new Map();
  const { rows } = await sql<PersonaRow>`select ref as author_ref, ${personaColumns} from persona where ref = any(${[...new Set(refs)]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.author_ref, row]));
}
