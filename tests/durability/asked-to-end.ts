import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readlinkSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';

/** What a clone holds that `npm start` and `npm run dev` read. */
const cloned = ['src', 'openapi', 'scripts', 'package.json', 'package-lock.json', 'rsbuild.config.ts', 'tsconfig.json', 'tests/tsconfig.json'];

/** Ends what hangs; how fast a machine ends what it does is not judged. */
export const longestEndMs = 400_000;

/** A folder of its own that goes away when everything in it has ended. */
export function aFolder(name: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `daftar-${name}-`)));
  onTestFinished(() => {
    for (const pid of processesIn(folder)) process.kill(pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  });
  return folder;
}

/** A clone of the project that was never started; its packages are ours. */
export function aClone(): string {
  const folder = aFolder('told');
  for (const part of cloned) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** A command of npm under way: its outermost process, and what was said so far. */
export interface Typed {
  readonly npm: ChildProcess;
  readonly said: () => string;
}

/** Types a command in its own process group, as a supervisor starts one, and waits until it says something. */
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

/** Tells the outermost process alone, waits until nothing that works in the folder is left, and answers what was said until then. */
export async function end({ npm, said }: Typed, signal: NodeJS.Signals, folder: string): Promise<string> {
  npm.kill(signal);
  await expect.poll(() => processesIn(folder), { timeout: longestEndMs }).toEqual([]);
  return said();
}

/** The processes that work in a folder: npm, the server, its database, and the tools of a build. */
function processesIn(folder: string): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && `${folderOf(name)}/`.startsWith(`${folder}/`))
    .map(Number);
}

/** The folder that a process works in; none once it has ended, which it may do between two looks. */
function folderOf(process: string): string {
  try {
    return readlinkSync(`/proc/${process}/cwd`);
  } catch {
    return '';
  }
}
