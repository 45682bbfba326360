// Starts the plain server, which answers some addresses of the product in the simplest way there is.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Kysely } from 'kysely';
import { sessionSettings } from '#server/adapters/database/database-pool.ts';
import type { Tables } from '#server/adapters/tables.ts';

/** A statement as `pg` takes it. One that the product prepares has a name here, too. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string;
}

/** The answer to one address: always the same bytes, or the rows of the last of some statements. */
export type PlainAnswer = { readonly text: string } | { readonly statements: readonly Statement[] };

/** All that the plain server knows. */
export interface PlainWorld {
  readonly answers: Readonly<Record<string, PlainAnswer>>;
  readonly databaseUrl: string;
  /** The settings of its connections, which are those of the product's. */
  readonly options: string;
}

export interface PlainServer {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export async function startPlain(answers: PlainWorld['answers'], databaseUrl: string): Promise<PlainServer> {
  const child = spawn(process.execPath, [new URL('plain-node.ts', import.meta.url).pathname], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const options = Object.entries(sessionSettings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  child.send({ answers, databaseUrl, options } satisfies PlainWorld);
  const [port] = (await once(child, 'message')) as [number];
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  };
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop };
}

/** The statements that an adapter runs, with what it asks. */
export async function statementsOf(db: Kysely<Tables>, ask: (watched: Kysely<Tables>) => Promise<unknown>): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      const { sql, parameters } = db.getExecutor().compileQuery(node, queryId);
      statements.push({ text: sql, values: parameters, ...(sql.startsWith('/* prepared */') ? { name: nameOf(sql) } : {}) });
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await ask(watched);
  return statements;
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `plain_${names.size}`;
  names.set(text, name);
  return name;
}
