import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readlinkSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';

/** Files that `npm start` and `npm run dev` read from a clone. */
const cloned = ['src', 'openapi', 'scripts', 'package.json', 'package-lock.json', 'rsbuild.config.ts', 'tsconfig.json', 'tests/tsconfig.json'];

/** Limit for what hangs. Speed is not judged. */
export const longestEndMs = 400_000;

/** Temporary folder, removed once everything in it has ended. */
export function aFolder(name: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `daftar-${name}-`)));
  onTestFinished(() => {
    for (const pid of processesIn(folder)) process.kill(pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  });
  return folder;
}

/** Clone that was never started, sharing our packages. */
export function aClone(): string {
  const folder = aFolder('told');
  for (const part of cloned) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Running npm command: its outermost process and its output. */
export interface Typed {
  readonly npm: ChildProcess;
  readonly said: () => string;
}

/** Runs a command in its own process group, as a supervisor does, and awaits its output. */
export async function typedCompanyIn(folder: string, words: readonly string[], settings: Readonly<Record<string, string>>, until: RegExp): Promise<Typed> {
  const npm = spawn('npm', words, {
    cwd: folder,
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, DATABASE_URL: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (text: Buffer): void => {
      said += text.toString();
      if (until.test(said)) resolve();
    };
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', hear);
    npm.on('exit', () => reject(new Error(`It ended before it said ${until}: ${said.slice(-2_000)}`)));
  });
  return { npm, said: () => said };
}

/** Signals the outermost process alone and waits for all in the folder. Returns the output. */
export async function end({ npm, said }: Typed, signal: NodeJS.Signals, folder: string): Promise<string> {
  npm.kill(signal);
  await expect.poll(() => processesIn(folder), { timeout: longestEndMs }).toEqual([]);
  return said();
}

/** Processes working in a folder: npm, server, database and builds. */
function processesIn(folder: string): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && `${folderOf(name)}/`.startsWith(`${folder}/`))
    .map(Number);
}

/** Working folder of a process. Undefined once ended, perhaps between two looks. */
function folderOf(process: string): string {
  try {
    return readlinkSync(`/proc/${process}/cwd`);
  } catch {
    return '';
  }
}
