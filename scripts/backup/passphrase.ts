// The passphrase of a backup: out of a file or from anyone who sits at the terminal, and never from the words of a command, which others on a computer can read.
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { GivenPassphrase } from '#server/adapters/backup/sealed-bytes.ts';
import { unreadableBecause } from '#server/adapters/system/unreadable.ts';
import { refuse, type Typed } from './command.ts';

export const shortestPassphrase = 12;

export async function passphraseForNew({ passphraseFile, asksPassphrase }: Typed): Promise<string | undefined> {
  if (passphraseFile === undefined && !asksPassphrase) return undefined;
  const passphrase = passphraseFile === undefined ? await asked('Passphrase for this backup: ') : inFile(passphraseFile);
  if (passphrase.length < shortestPassphrase)
    return refuse(`A passphrase needs at least ${shortestPassphrase} characters. Several words that nobody can guess are good.`);
  if (passphraseFile === undefined && process.stdin.isTTY && (await asked('Once more: ')) !== passphrase)
    return refuse('The two were not the same. Nothing was backed up.');
  return passphrase;
}

/** Asks once for a passphrase, in all readings that may have sealed the backup. */
export function passphraseForKnown({ passphraseFile, asksPassphrase }: Typed): () => Promise<GivenPassphrase> {
  let found: Promise<GivenPassphrase> | undefined;
  return () => (found ??= find());
  async function find(): Promise<GivenPassphrase> {
    if (passphraseFile !== undefined) return readingsOf(passphraseFile);
    return asksPassphrase || process.stdin.isTTY
      ? { readings: [await asked('Passphrase of this backup: ')] }
      : refuse('This backup is encrypted. Name a file with its passphrase by --passphrase-file, or type it after --ask-passphrase.');
  }
}

export const passphraseFileHelp =
  'The file has one line in UTF-8; more are refused. The end of the line does not count, nor a mark of the encoding at the start (BOM).';

function readFile(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    return refuse(`The passphrase cannot be read from ${path}: ${unreadableBecause(error)}.`);
  }
}

function inFile(path: string): string {
  const line = onlyLineIn(readFile(path));
  return line ?? refuse(`${notOneLine(path)} Nothing was backed up.`);
}

const notOneLine = (path: string): string => `${path} does not have exactly one line in UTF-8, as a passphrase needs. Leave one line in it.`;

/** Readings of a file: its single line, and the whole text as former versions took it. */
function readingsOf(path: string): GivenPassphrase {
  const stored = readFile(path);
  const line = onlyLineIn(stored);
  const former = stored.toString('utf8').replace(/\r?\n$/, '');
  if (line === undefined) return { readings: [former], refusal: notOneLine(path) };
  return { readings: line === former ? [line] : [line, former] };
}

/** Single line without its line end or BOM, if the text is readable and has only one. */
function onlyLineIn(stored: Buffer): string | undefined {
  if (!isUtf8(stored)) return undefined;
  const line = new TextDecoder().decode(stored).replace(/[\r\n]+$/, '');
  return /[\r\n]/.test(line) ? undefined : line;
}

/** Reads a line without echo from a terminal, or from another program. */
async function asked(question: string): Promise<string> {
  const isTerminal = process.stdin.isTTY;
  if (isTerminal) process.stderr.write(question);
  const silent = new Writable({ write: (_text, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTerminal });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (isTerminal) process.stderr.write('\n');
  }
}
