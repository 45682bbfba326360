import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Failure } from '#core/failure.ts';
import type { Binaries } from './postgres-binaries.ts';
import { owner } from './postgres-endpoint.ts';
import { privateFolder, type OsUser } from './postgres-user.ts';
import { askForDatabaseUrl, started } from './postgres-program.ts';

const version = '18';
const draftPrefix = 'postgres-new-';

export const passwordIn = (folder: string): string => readFileSync(passwordFile(folder), 'utf8');
const passwordFile = (folder: string): string => join(folder, 'postgres.password');

export const dataIn = (folder: string): string => join(folder, 'postgres');

/** Creates an empty database atomically; leaves existing data alone. */
export async function prepareData(folder: string, { initdb }: Binaries, osUser: OsUser | undefined): Promise<void> {
  const data = dataIn(folder);
  if (existsSync(data) && readdirSync(data).length > 0) return refuseForeign(data);
  for (const draft of readdirSync(folder).filter((name) => name.startsWith(draftPrefix))) rmSync(join(folder, draft), { recursive: true });
  const draft = mkdtempSync(join(folder, draftPrefix));
  if (osUser) chownSync(draft, osUser.uid, osUser.gid);
  const password = randomBytes(24).toString('base64url');
  await make(draft, initdb, osUser, password);
  writeFileSync(passwordFile(folder), password, { mode: 0o600 });
  renameSync(draft, data);
}

function refuseForeign(data: string): void {
  const versionFile = join(data, 'PG_VERSION');
  const found = existsSync(versionFile) ? `was made by PostgreSQL ${readFileSync(versionFile, 'utf8').trim()}` : 'is not the data of a PostgreSQL';
  if (!found.endsWith(` ${version}`))
    throw new Failure(
      'broken',
      `What is in ${data} ${found}, and this server works with PostgreSQL ${version}. Nothing was changed; please give another data folder.`,
    );
}

async function make(data: string, initdb: string, osUser: OsUser | undefined, password: string): Promise<void> {
  const folder = privateFolder(osUser, 'daftar-password-');
  const pwfile = join(folder, 'password');
  writeFileSync(pwfile, password);
  if (osUser) chownSync(pwfile, osUser.uid, osUser.gid);
  try {
    const words = [
      `--username=${owner}`,
      `--pwfile=${pwfile}`,
      '--auth-local=trust',
      '--auth-host=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ];
    const child = await started({ path: initdb, words, data, osUser });
    const [said, [code]] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'exit')]);
    if (/shared librar|not found/.test(said) || code === 127)
      throw askForDatabaseUrl(`The built-in PostgreSQL cannot run on this computer: ${lastLineOf(said)}.`);
    if (code !== 0) throw new Failure('broken', `PostgreSQL could not make its data in ${data}: ${lastLineOf(said)}.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const lastLineOf = (said: string): string =>
  said
    .trim()
    .split('\n')
    .findLast((line) => /error|fatal|cannot|could not/i.test(line)) ?? said.trim();
