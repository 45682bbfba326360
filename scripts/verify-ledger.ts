// Walks the removal ledger of a running Daftar from its first entry to its last, and says whether anybody has touched one.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ledgerProblem, type Notes, type Noted } from './ledger/ledger-problem.ts';
import { PublicLedger } from './ledger/public-ledger.ts';

const help = `npm run verify-ledger -- [--base-url http://127.0.0.1:3000] [--expect <number>:<hash>] [--witness notes.json]

Reads every line of the removal ledger, computes its hash anew, and compares it with the line before, with the heads
of the days, and with what is not shown any more: each of those needs a line that says so. The keys that sign tokens for
made-up names need one each, and a quarter has one key.
--expect names a line that you noted earlier, as /transparency showed it.
--witness names a file in which heads and the newest posts are noted. Each run compares what was noted before, and
notes what is new. Let a computer that is not the server run it each day.`;

/** The pages of posts that a witness remembers: the newest of the feed, so that a run asks little. */
const notedPages = 4;
const mostNotedPosts = 500;

interface WitnessFile {
  readonly heads: readonly (Noted & { readonly day: string })[];
  readonly shown: readonly string[];
}

const stop = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

function options() {
  try {
    const { values } = parseArgs({
      options: {
        'base-url': { type: 'string', default: 'http://127.0.0.1:3000' },
        expect: { type: 'string' },
        witness: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    return stop(`${error instanceof Error ? error.message.split('.')[0] : String(error)}. npm run verify-ledger -- --help says what there is.`);
  }
}

function expected(text: string | undefined): readonly Noted[] {
  if (text === undefined) return [];
  const [, sequence, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  return sequence !== undefined && hash !== undefined
    ? [{ sequence: Number(sequence), hash }]
    : stop('--expect takes the number of a line and its hash: 812:9a1c… with 64 letters and digits.');
}

function witnessed(file: string | undefined): WitnessFile {
  if (file === undefined || !existsSync(file)) return { heads: [], shown: [] };
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as WitnessFile;
  } catch {
    return stop(`${file} is not what an earlier run noted.`);
  }
}

/** Notes the heads and the newest posts beside what was noted before. */
async function note(file: string, ledger: PublicLedger, before: WitnessFile): Promise<void> {
  const byDay = new Map([...before.heads, ...(await ledger.heads())].map((head) => [`${head.day} ${head.sequence}`, head]));
  const shown = [...new Set([...(await ledger.shownPosts(notedPages)), ...before.shown])].slice(0, mostNotedPosts);
  writeFileSync(file, `${JSON.stringify({ heads: [...byDay.values()], shown }, undefined, 1)}\n`);
}

async function verify(): Promise<string | undefined> {
  const { 'base-url': baseUrl, witness, expect } = values;
  const file = witness === undefined ? undefined : resolve(process.env['INIT_CWD'] ?? '.', witness);
  const before = witnessed(file);
  const notes: Notes = { heads: [...expected(expect), ...before.heads], shown: before.shown };
  const ledger = new PublicLedger(baseUrl.replace(/\/$/, ''));
  const problem = await ledgerProblem(ledger, notes);
  if (problem === undefined && file !== undefined) await note(file, ledger, before);
  return problem;
}

const values = options();
if (values.help) console.log(help);
else {
  const problem = await verify().catch((error: unknown) => `The ledger could not be read: ${reasonOf(error)}.`);
  if (problem !== undefined) stop(problem);
  console.log('Every line of the removal ledger continues the one before it, and everything that is gone has its line.');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}
