import { sql, type Kysely } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { Tables } from './tables.ts';
import { databaseReasonOf } from './database-cause.ts';

const oldestVersion = 15;

export interface DatabaseFacts {
  readonly version: string;
  readonly versionNumber: number;
  readonly encoding: string;
  /** True for a replica that takes no writes. */
  readonly isFollower: boolean;
}

/** Explains in one sentence why a database does not answer. */
export async function databaseFacts(db: Kysely<Tables>, url: string): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`select current_setting('server_version') as version,
    current_setting('server_version_num')::int as "versionNumber", current_setting('server_encoding') as encoding, pg_is_in_recovery() as "isFollower"`
    .execute(db)
    .catch((error: unknown) => {
      throw unusable(Failure.from(error), url);
    });
  const [facts] = rows;
  if (!facts) throw new Failure('broken', `The database${placeOf(url)} cannot be used: it said nothing about itself.`);
  return facts;
}

/** Undefined for a suitable database. */
export function unfitness({ version, versionNumber, encoding }: DatabaseFacts, url: string): string | undefined {
  const name = `The database${placeOf(url)}`;
  if (versionNumber < oldestVersion * 10_000) return `${name} is PostgreSQL ${version}, and PostgreSQL ${oldestVersion} or later is needed.`;
  if (encoding !== 'UTF8')
    return `${name} has the encoding ${encoding}, which cannot store every character, and UTF8 is needed. Make one by: create database … encoding 'UTF8' template template0.`;
  return undefined;
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [/^ECONNREFUSED$/, 'nothing listens there (ECONNREFUSED). Start PostgreSQL, or correct the host and port in DATABASE_URL'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'there is no machine of that name. Correct the host in DATABASE_URL'],
  [/^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/, 'the machine does not answer. Check whether a firewall is in between'],
  [/^ENOENT$/, 'there is no such socket. Start PostgreSQL, or correct DATABASE_URL'],
  [/^28P01$/, 'it refused the password (28P01). Correct the user or the password in DATABASE_URL'],
  [/^28/, 'it does not let that user in from here (28000). Correct the user in DATABASE_URL, or allow it in pg_hba.conf'],
  [/^3D000$/, "there is no database of that name (3D000). Make it by: create database … encoding 'UTF8' template template0"],
  [/^53300$/, 'all its connections are taken (53300). Raise its max_connections, or end what takes them'],
  [/^53100$/, 'its disk is full (53100). Make room there'],
  [/^57P03$/, 'it is just starting or stopping (57P03). Try again in a moment'],
];

const messages: readonly (readonly [RegExp, string])[] = [
  [/timeout/i, 'it did not answer within a minute. It is very busy, or a firewall is in between'],
  [/password must be a string/i, 'it asks for a password, and DATABASE_URL has none'],
  [/does not support SSL/i, 'it does not speak TLS. Leave out sslmode in DATABASE_URL, or set up TLS there'],
];

export function isTimeout(error: unknown): boolean {
  const { cause } = Failure.from(error);
  return cause instanceof Error && !('code' in cause) && /timeout/i.test(cause.message);
}

/** Names the location and reason, never user or password. */
function unusable({ kind, cause }: Failure, url: string): Failure {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const message = cause instanceof Error ? cause.message : '';
  const known = reasons.find(([pattern]) => pattern.test(code)) ?? (code === '' ? messages.find(([pattern]) => pattern.test(message)) : undefined);
  return new Failure(kind, `The database${placeOf(url)} cannot be used: ${known?.[1] ?? databaseReasonOf(cause) ?? kind}.`, { cause });
}

function placeOf(url: string): string {
  const host = URL.canParse(url) ? new URL(url).host : '';
  return host ? ` at ${host}` : ' in DATABASE_URL';
}
