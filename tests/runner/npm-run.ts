import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { ownWords } from './own-words.ts';

interface Ended {
  readonly code: number | null;
  readonly said: string;
  readonly complained: string;
}

/** Environment settings, and input typed into the command. */
interface AtTerminal {
  readonly settings?: Readonly<Record<string, string>>;
  readonly typed?: string;
}

/** Runs a package.json command as typed: `npm run size -- …`. */
export async function npmRun(
  command: string,
  args: readonly string[] = [],
  cwd = process.cwd(),
  { settings = {}, typed = '' }: AtTerminal = {},
): Promise<Ended> {
  const child = spawn('npm', ['run', '--silent', command, '--', ...args], {
    cwd,
    stdio: ['pipe', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, VITEST: undefined, ...settings },
  });
  child.stdin.on('error', () => undefined).end(typed);
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close') as Promise<[number | null]>]);
  return { code, said: said.trim(), complained: ownWords(complained).trim() };
}
