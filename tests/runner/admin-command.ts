import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase } from '#server/adapters/database/database.ts';
import { migrate } from '#server/adapters/database/migrate.ts';
import { openKnownSecrets } from '#server/adapters/secrets/known-secret.ts';
import { aTerminalServer } from '#tests/terminal-server.ts';
import { ownWords } from './own-words.ts';

export const dataDir = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-admin-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Instance with migrated tables, folder, database and key, as beside a running server. */
export async function anInstance() {
  const folder = dataDir();
  const { url } = await aTerminalServer(folder);
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: folder, say: () => undefined });
  onTestFinished(close);
  await migrate({ db }, () => undefined);
  return { folder, db, secrets: await openKnownSecrets(db, { dataDir: folder }) };
}

export async function admin(folder: string, ...args: readonly string[]) {
  const child = spawn('npm', ['run', '--silent', 'admin', '--', ...args], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += String(text)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said: ownWords(said).trim() };
}
