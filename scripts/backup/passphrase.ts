// The passphrase of a backup: out of a file or from whoever sits at the terminal, and never from the words of a command, which others on a computer can read.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { refuse, type Typed } from './command.ts';

export const shortestPassphrase = 12;

/** The passphrase that a backup is sealed with; none where none was asked for. */
export async function passphraseForNew({ passphraseFile, asksPassphrase }: Typed): Promise<string | undefined> {
  if (passphraseFile === undefined && !asksPassphrase) return undefined;
  const passphrase = passphraseFile === undefined ? await asked('Passphrase for this backup: ') : inFile(passphraseFile);
  if (passphrase.length < shortestPassphrase)
    return refuse(`A passphrase has at least ${shortestPassphrase} characters. Several words that nobody guesses are good ones.`);
  if (passphraseFile === undefined && process.stdin.isTTY && (await asked('Once more: ')) !== passphrase)
    return refuse('These were not the same. Nothing was backed up.');
  return passphrase;
}

/** Finds the passphrase that a sealed backup is opened with; asked once, however often the file is read. */
export function passphraseForKnown({ passphraseFile, asksPassphrase }: Typed): () => Promise<string> {
  let found: Promise<string> | undefined;
  return () => (found ??= find());
  async function find(): Promise<string> {
    if (passphraseFile !== undefined) return inFile(passphraseFile);
    return asksPassphrase || process.stdin.isTTY
      ? asked('Passphrase of this backup: ')
      : refuse('This backup is sealed. Name a file that holds its passphrase by --passphrase-file, or type it after --ask-passphrase.');
  }
}

function inFile(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    return refuse(`The passphrase cannot be read: ${(error as Error).message}.`);
  }
}

/** A line from the terminal, which does not show it, or from another program. */
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
