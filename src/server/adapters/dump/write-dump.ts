import { createHash } from 'node:crypto';
import { CopyClient } from '../backup/copy-client.ts';
import { primaryKey, quoted } from '../backup/table-shapes.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { packagePath, readMePath, signaturePath, type DumpPackage, type DumpResource } from './dump-format.ts';
import { signedPackage } from './dump-keys.ts';
import { markedInSql } from './marked-text.ts';
import { fieldsOf, openColumns, openTables, textColumns, type OpenTable } from './open-tables.ts';
import { zipOf, type OutgoingFile } from './zip-out.ts';

export interface DumpFacts {
  readonly brand: string;
  readonly homepage: string | null;
  readonly today: string;
  readonly version: string;
  readonly secrets: Pick<Secrets, 'dumpSeed'>;
}

/** Streams a signed Frictionless package from one snapshot; the description comes last because it contains every hash. */
export async function* dumpOf(url: string, facts: DumpFacts, done: (described: DumpPackage) => void = () => undefined): AsyncGenerator<Uint8Array> {
  const client = await CopyClient.open(url);
  try {
    await client.run('begin transaction isolation level repeatable read, read only');
    yield* zipOf(filesOf(client, facts, done), facts.today);
  } finally {
    await client.close();
  }
}

async function* filesOf(client: CopyClient, facts: DumpFacts, done: (described: DumpPackage) => void): AsyncGenerator<OutgoingFile> {
  const resources: DumpResource[] = [];
  const beside = Buffer.from(readMe(facts));
  yield { path: readMePath, parts: [beside] };
  for (const open of openTables) {
    const { file, described } = await tableFile(client, open);
    yield file;
    resources.push(described());
  }
  const described = packageOf(facts, beside, resources);
  const text = `${JSON.stringify(described, null, 2)}\n`;
  yield { path: packagePath, parts: [Buffer.from(text)] };
  yield { path: signaturePath, parts: [Buffer.from(`${JSON.stringify(signedPackage(facts.secrets, text), null, 2)}\n`)] };
  done(described);
}

/** Orders rows by primary key, since the order on disk would tell who wrote when. */
async function tableFile(client: CopyClient, open: OpenTable): Promise<{ readonly file: OutgoingFile; readonly described: () => DumpResource }> {
  const { table, where } = open;
  const [names, texts] = [openColumns(open), textColumns(open)];
  const keys = await primaryKey(client, table.name);
  const rows = client.copyOut(
    `select ${names.map((name) => (texts.includes(name) ? markedInSql(quoted(name)) : quoted(name))).join(', ')} from ${quoted(table.name)}${where === null ? '' : ` where ${where}`} order by ${keys.map(({ key }) => key).join(', ')}`,
    'csv',
  );
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const part of rows.rows) {
      hash.update(part);
      bytes += part.length;
      yield part;
    }
  }
  const described = (): DumpResource => ({
    name: table.name.replaceAll('_', '-'),
    path: dumpedAt(table.name),
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    description: table.purpose,
    bytes,
    hash: `sha256:${hash.digest('hex')}`,
    rows: rows.count(),
    schema: { fields: fieldsOf(open), primaryKey: keys.map(({ column }) => column).filter((column) => names.includes(column)), missingValues: [''] },
  });
  return { file: { path: dumpedAt(table.name), parts: counted() }, described };
}

export const dumpedAt = (table: string): string => `data/${table}.csv`;

const packageOf = ({ brand, homepage, today, version }: DumpFacts, text: Uint8Array, resources: readonly DumpResource[]): DumpPackage => ({
  profile: 'tabular-data-package',
  name: 'daftar-open-data',
  title: `Open data of ${brand}`,
  description:
    'Companies, figures of many people, ratings week by week, awards and the ledger of removals. No row is about one person, and nothing in it leads to an account.',
  homepage,
  created: today,
  version,
  licenses: [{ name: 'CC-BY-4.0', path: 'https://creativecommons.org/licenses/by/4.0/', title: 'Creative Commons Attribution 4.0' }],
  readMe: { path: readMePath, bytes: text.length, hash: `sha256:${createHash('sha256').update(text).digest('hex')}` },
  resources,
});

const readMe = ({ brand, today }: DumpFacts): string => `# Open data of ${brand}, ${today}

Companies, figures of many people, ratings week by week, awards and the ledger of removals, as CSV in UTF-8. \`${packagePath}\` says what each file
and each column is for, with the SHA-256 of every file. \`${signaturePath}\` signs it with the key of the installation (Ed25519).

\`npm run dump -- verify <this file>\` of the product checks the hashes and the signature, makes every rating and every list of awards again, and
compares them. A text that begins with = + - or @ has a ' before it, so that no spreadsheet takes it for a formula. \`npm run dump -- load <this file>\` builds them in an empty database.

Anyone may use the data under CC BY 4.0: name ${brand} and the day.
`;
