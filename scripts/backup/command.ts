// Commands about backups have in common: words, settings, and how they end.
import { resolve } from 'node:path';
import { readFileSync } from 'node:fs';
import { Failure } from '#core/failure.ts';
import { readSettings, type MeantDatabases } from '#server/app/config/read-settings.ts';
import type { Settings } from '#server/app/config/settings.ts';

export interface Typed {
  readonly words: readonly string[];
  readonly passphraseFile: string | undefined;
  readonly asksPassphrase: boolean;
  readonly settings: Settings;
}

export const product = (JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string }).version;

export const refuse = (sentence: string): never => {
  throw new Failure('invalid', sentence);
};

/** Resolves paths from the folder in which the command was typed. */
export const meant = (path: string): string => resolve(process.env['INIT_CWD'] ?? '.', path);

const fileFlag = '--passphrase-file';
const askFlag = '--ask-passphrase';

function readTyped(args: readonly string[], databases?: MeantDatabases): Typed {
  const firstFlag = args.findIndex((arg) => arg.startsWith('--'));
  const words = firstFlag === -1 ? args : args.slice(0, firstFlag);
  const flags =
    firstFlag === -1 ? [] : args.slice(firstFlag).flatMap((arg) => (arg.startsWith(`${fileFlag}=`) ? [fileFlag, arg.slice(fileFlag.length + 1)] : [arg]));
  const fileAt = flags.indexOf(fileFlag);
  const file = fileAt === -1 ? undefined : (flags[fileAt + 1] ?? refuse(`${fileFlag} takes a file.`));
  const others = flags.filter((flag, at) => flag !== askFlag && (fileAt === -1 || (at !== fileAt && at !== fileAt + 1)));
  const read = readSettings(process.env, others, databases);
  if ('complaints' in read) return refuse(read.complaints.join('\n'));
  const { settings } = read;
  return {
    words,
    passphraseFile: file && meant(file),
    asksPassphrase: flags.includes(askFlag),
    settings: withWholePaths(settings),
  };
}

export const withWholePaths = (settings: Settings): Settings => ({
  ...settings,
  dataDir: resolve(settings.dataDir),
  keysDir: settings.keysDir && resolve(settings.keysDir),
});

const stopping = new AbortController();

/** Fails once the command is stopped, so that its file is removed and its database closed. */
export async function* untilStopped<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  for await (const part of parts) {
    if (stopping.signal.aborted) throw new Failure('cancelled', 'It was stopped before its end, and nothing was done.');
    yield part;
  }
}

export async function runCommand(help: string, command: (typed: Typed) => Promise<string>, databases?: MeantDatabases): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return console.log(help);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopping.abort());
  try {
    console.log(await command(readTyped(args, databases)));
  } catch (error) {
    const { message, cause, kind } = Failure.from(error);
    console.error(message === 'Something went wrong' && cause instanceof Error ? cause.message : message || kind);
    process.exitCode = 1;
  }
}

const units = ['B', 'kB', 'MB', 'GB', 'TB'];

export function sizeOf(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${(bytes / 1_000 ** step).toFixed(step === 0 ? 0 : 1)} ${units[step]}`;
}

export const counted = (count: number, one: string, many: string): string => `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

export const secondsSince = (began: number): string => `${((performance.now() - began) / 1_000).toFixed(1)} s`;
