// The tables as they are declared, held against the migrations.
import { migrationsIn } from '#server/adapters/database/migrate.ts';
import { columnRefusals, declaredKinds, foundKinds } from './column-rules.ts';
import { spreadRefusals, stepRefusals } from './spread-rules.ts';
import { migratedSchema } from './migrated-schema.ts';

/** First step that may run on tables which are spread already. */
const firstOfClusters = '0312';

/** Columns and keys on which migrations and declared tables differ, and steps that a cluster refuses. */
export async function schemaRefusals(): Promise<string[]> {
  const { declarations } = await import('#server/app/wiring/declarations.ts');
  const schema = migratedSchema();
  return [
    ...columnRefusals(foundKinds(schema.columns), declaredKinds(declarations.tables)),
    ...spreadRefusals(schema, declarations.tables),
    ...stepRefusals(
      migrationsIn().filter(({ name }) => name >= firstOfClusters),
      declarations.tables,
    ),
  ];
}
