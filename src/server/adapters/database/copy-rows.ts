import { finished } from 'node:stream/promises';
import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables.ts';

export type CopyValue = string | number | boolean | Uint8Array | null;

/** COPY statement with its lines as the only value. */
const copying = /^(copy .+ from stdin) \$1$/;

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function fieldOf(value: CopyValue): string {
  if (value === null) return '\\N';
  if (value instanceof Uint8Array) return `\\\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`;
  return typeof value === 'string' ? value.replace(/[\\\n\r\t]/g, (sign) => escapes[sign] ?? sign) : String(value);
}

/** Writes by COPY, far faster than inserts. */
export async function copyRows(
  transaction: Transaction<Tables>,
  table: keyof Tables,
  columns: readonly string[],
  rows: readonly (readonly CopyValue[])[],
): Promise<void> {
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const lines = rows.map((row) => `${row.map(fieldOf).join('\t')}\n`).join('');
  await sql`copy ${sql.table(table)} (${names}) from stdin ${lines}`.execute(transaction);
}

/** Undefined for any statement other than COPY. */
export function sendCopy(client: pg.PoolClient, text: string, [lines]: readonly unknown[]): Promise<pg.QueryResult> | undefined {
  const [, statement] = copying.exec(text) ?? [];
  return statement === undefined ? undefined : sent(client, statement, String(lines));
}

async function sent(client: pg.PoolClient, statement: string, lines: string): Promise<pg.QueryResult> {
  const { from } = await import('pg-copy-streams');
  const stream = client.query(from(statement));
  stream.end(lines);
  await finished(stream);
  return { command: 'COPY', rowCount: stream.rowCount, oid: 0, fields: [], rows: [] };
}
