import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { PostgresPoolClient } from 'kysely';
import type { Database } from '#server/adapters/database/database.ts';

/** A statement of the product, and the file of an adapter that sent it, such as `votes/sql-votes.ts`. */
export interface SeenStatement {
  readonly place: string;
  readonly text: string;
}

const adapters = '/src/server/adapters/';
/** Files that send what others hand them, and the steps of the schema, which are no statements about rows. */
const passesOn = /^(database\/(?!replica)|caller\/request-scope\.ts)/;
const aboutRows = /^(\/\*.*?\*\/\s*)?(with|select|insert|update|delete)\b/is;
/** As deep as a stack is read, and as deep as most adapters stand in it. */
const [deepest, shallow] = [60, 16];

/** Watches every statement that a database is asked, tells it, and notes those that an adapter sent into a file, each once. */
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

/** Every statement that was noted, each once. */
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

/** The files that are waiting for what is being done, innermost first. */
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

/** The adapter that sent a statement; nothing where the test itself did, or a step of the schema. */
function placeOf(files: readonly string[]): string | undefined {
  const own = files.map((file) => file.replaceAll('\\', '/')).filter((file) => !file.includes('/node_modules/') && !file.includes('/tests/shards/'));
  if (own.some((file) => file.endsWith('/database/migrate.ts'))) return undefined;
  const first = own.find((file) => /\/(src|tests)\//.test(file) && !passesOn.test(file.split(adapters)[1] ?? ''));
  return first?.endsWith('.test.ts') ? undefined : first?.split(adapters)[1];
}
