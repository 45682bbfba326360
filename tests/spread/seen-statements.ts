import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { PostgresPoolClient } from 'kysely';
import type { Database } from '#server/adapters/database/database.ts';

/** Product statement with its adapter file, such as `votes/sql-votes.ts`. */
export interface SeenStatement {
  readonly place: string;
  readonly text: string;
}

const adapters = '/src/server/adapters/';
/** Files that forward others' statements, and schema steps, which concern no rows. */
const passesOn = /^(database\/(?!replica)|caller\/request-scope\.ts)/;
const aboutRows = /^\s*(\/\*.*?\*\/\s*)?(with|select|insert|update|delete)\b/is;
/** Depth to which a stack is read, and the usual depth of adapters. */
const [deepest, shallow] = [60, 16];

/** Reports every statement, and records adapters' ones in a file, each once. */
export function watchStatements(database: Database, file: string, tell: (text: string) => void): void {
  const noted = new Set<string>();
  const connect = database.pool.connect.bind(database.pool);
  const note = (text: string): void => {
    tell(text);
    if (!aboutRows.test(text)) return;
    if (noted.has(`${placeOf(callers(shallow))}${text}`)) return;
    const place = placeOf(callers(deepest));
    if (place === undefined || noted.has(place + text)) return;
    noted.add(place + text);
    const line: SeenStatement = { place, text };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  };
  database.pool.connect = async () => noting(await connect(), note);
}

export function seenIn(file: string): readonly SeenStatement[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return [...new Set(lines)].filter((line) => line !== '').map((line) => JSON.parse(line) as SeenStatement);
}

function noting(client: PostgresPoolClient, note: (text: string) => void): PostgresPoolClient {
  const query: unknown = (text: string, values: readonly unknown[]) => {
    note(text);
    return client.query(text, values);
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release() };
}

/** Files on the call stack, innermost first. */
function callers(depth: number): readonly string[] {
  const { prepareStackTrace, stackTraceLimit } = Error;
  const stored: { files: readonly string[] } = { files: [] };
  Error.stackTraceLimit = depth;
  Error.prepareStackTrace = (_error, sites) => void (stored.files = sites.map((site) => site.getFileName() ?? ''));
  void new Error('asked who calls').stack;
  Error.prepareStackTrace = prepareStackTrace;
  Error.stackTraceLimit = stackTraceLimit;
  return stored.files;
}

/** Adapter that sent a statement, undefined for tests and schema steps. */
function placeOf(files: readonly string[]): string | undefined {
  const own = files.map((file) => file.replaceAll('\\', '/')).filter((file) => !file.includes('/node_modules/') && !file.includes('/tests/spread/'));
  if (own.some((file) => file.endsWith('/database/migrate.ts'))) return undefined;
  const first = own.find((file) => /\/(src|tests)\//.test(file) && !passesOn.test(file.split(adapters)[1] ?? ''));
  return first?.endsWith('.test.ts') ? undefined : first?.split(adapters)[1];
}
