// Walks the removal ledger of a running Daftar from its first entry to its last, and says whether anyone has touched one.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { mostMissedDays, owedDays } from '#core/moderation/ledger.ts';
import { verifyLedger } from './ledger/ledger-problem.ts';
import type { Noted } from './ledger/notes.ts';
import { NoAnswer, PublicLedger } from './ledger/public-ledger.ts';
import { notesOf, readWitness, writeWitness } from './ledger/witness-file.ts';

const help = `npm run verify-ledger -- [--base-url http://127.0.0.1:3000] [--expect <number>:<hash>] [--witness notes.json] [--pages 20]

It ends with 0 if all is in order, also for a ledger without lines, and else with 1 and one sentence: also if the server answers with
nothing, or with what is not part of a ledger, and if the file of notes is empty. If the server has no answer just now (429, 502, 503,
504), a page is asked for again, six times at most, after the pause that the server names, of a minute at most. Then, too, it ends with 1, and
says that the server had no answer: the ledger was not found wrong, it was not checked.

Reads every line of the removal ledger, computes its hash again, and compares it with the line before, with the heads
of the days and their counts, and with what is not shown any more: each of those needs a line that says so. Then it reads the newest
posts of the feed with all their comments: each that is closed for comments needs its line, too. The keys
that sign tokens need one each, and a quarter, or a year of tokens that count, has one key for a purpose.
--base-url says where the server is; without it that is PUBLIC_ORIGIN, or PORT on this computer.
--expect names a line that you noted earlier, as /transparency showed it.
--witness names a file in which heads with their counts, posts and comments are noted. Each run looks for everything that was ever noted
there, and notes what is new, so the file grows. Only with it can a post or comment be missed that left no trace. What its
author deletes gets its line at a random moment within ${owedDays} days, so that lines of one deletion are not side by side: what
is missed is noted with the day, and reported after ${mostMissedDays} days. Let a computer that is not the server run it each day.
--pages says how many pages of fifty posts it reads; everything if they end sooner.
`;

const stop = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

function options() {
  try {
    const { values } = parseArgs({
      options: {
        'base-url': { type: 'string', default: process.env['PUBLIC_ORIGIN'] ?? `http://127.0.0.1:${process.env['PORT'] ?? 3000}` },
        expect: { type: 'string' },
        witness: { type: 'string' },
        pages: { type: 'string', default: '20' },
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

function pagesIn(text: string): number {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : stop('--pages takes a number of pages, such as 20.');
}

function witnessed(file: string | undefined) {
  try {
    return readWitness(file);
  } catch {
    return stop(`${file} is not what an earlier run noted. Put back the notes as they were; without the file it starts over, and misses nothing from before.`);
  }
}

/** Returns exact findings, or stops at the fault. */
async function verify(): Promise<string> {
  const { 'base-url': baseUrl, witness, expect } = values;
  const file = witness === undefined ? undefined : resolve(process.env['INIT_CWD'] ?? '.', witness);
  if (file !== undefined && !existsSync(dirname(file))) return stop(`There is no folder ${dirname(file)} to note in.`);
  const [before, pages] = [witnessed(file), pagesIn(values.pages)];
  const notes = notesOf(before);
  const ledger = new PublicLedger(baseUrl.replace(/\/$/, ''));
  const today = new Date().toISOString().slice(0, 10);
  const found = await verifyLedger(ledger, { ...notes, heads: [...expected(expect), ...notes.heads] }, { pages, today });
  if ('problem' in found) return stop(found.problem);
  const { lines, gone, seen, missed } = found;
  if (file !== undefined) writeWitness(file, before, { heads: await ledger.heads(), seen, missed, today });
  const posts = seen.filter(({ kind }) => kind === 'post').length;
  return [
    lines === 0
      ? 'The removal ledger has no line yet, so there is none to compare.'
      : `Every line of the removal ledger continues the one before it: ${lines} in all, and the counts of the days add up to them.`,
    `The server names ${gone} posts and comments that are not shown any more, and each has its line.`,
    `Of ${posts} posts in the newest pages of the feed and ${seen.length - posts} comments below them, each that is closed has its line.`,
    witness === undefined
      ? `Not checked: ${expect === undefined ? 'whether the whole ledger was rewritten, and ' : ''}whether something is gone of which the server says nothing. Only a file of notes shows that: --witness.`
      : `Compared with ${witness}: of ${notes.posts.length} posts and ${notes.comments.length} comments noted before, each is shown or has its line, but for ${missed.length} that are missed since no more than ${mostMissedDays} days: what its author deletes may get its line ${owedDays} days later. Not checked: what was never noted, comments below posts that are not shown, and whether a text was changed.`,
  ].join('\n');
}

const values = options();
if (values.help) console.log(help);
else console.log(await verify().catch((error: unknown) => stop(sentenceOf(error))));

function sentenceOf(error: unknown): string {
  if (error instanceof NoAnswer) return `The server had no answer, so the ledger was not checked: ${error.message}.`;
  return `The ledger could not be read: ${reasonOf(error)}.`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}
