// The main statement of an answer: the one of its statements that its database is busy with for longest.
import type { Kysely } from 'kysely';
import type { Tables } from '#server/adapters/database/tables.ts';

/** Statements as `pg` takes them, named because the product prepares frequent ones. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name: string;
}

export type Ask = (db: Kysely<Tables>) => Promise<unknown>;

interface Timed extends Statement {
  tookMs: number;
}

/** Statement that took longest in total over all askings of one kind. */
export async function mainStatementsOf(db: Kysely<Tables>, asks: readonly Ask[]): Promise<readonly Statement[]> {
  const timed: (readonly Timed[])[] = [];
  for (const ask of asks) timed.push(await statementsOf(db, ask));
  const totals = new Map<string, number>();
  for (const { text, tookMs } of timed.flat()) totals.set(text, (totals.get(text) ?? 0) + tookMs);
  return timed.map((all) => {
    const [main] = all.toSorted((one, other) => (totals.get(other.text) ?? 0) - (totals.get(one.text) ?? 0));
    if (!main) throw new Error('An answer was made without a statement.');
    return { text: main.text, values: main.values, name: main.name };
  });
}

async function statementsOf(db: Kysely<Tables>, ask: Ask): Promise<readonly Timed[]> {
  const statements = new Map<object, Timed>();
  const watched = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      const { sql, parameters } = db.getExecutor().compileQuery(node, queryId);
      statements.set(queryId, { text: sql, values: parameters, name: nameOf(sql), tookMs: -performance.now() });
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      const statement = statements.get(queryId);
      if (statement) statement.tookMs += performance.now();
      return result;
    },
  });
  await ask(watched);
  return [...statements.values()];
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `plain_${names.size}`;
  names.set(text, name);
  return name;
}
