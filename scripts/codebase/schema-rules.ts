// The tables as they are declared, held against the migrations.
import { columnRefusals, declaredKinds, foundKinds } from './column-rules.ts';
import { spreadRefusals } from './spread-rules.ts';
import { migratedSchema } from './migrated-schema.ts';

/** Columns and keys on which migrations and declared tables differ. */
export async function schemaRefusals(): Promise<string[]> {
  const { declarations } = await import('#server/app/wiring/declarations.ts');
  const schema = migratedSchema();
  return [...columnRefusals(foundKinds(schema.columns), declaredKinds(declarations.tables)), ...spreadRefusals(schema, declarations.tables)];
}
