// Walks the removal ledger of a running Daftar from its first entry to its last, and says whether anybody has touched one.
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { operations } from '#contract/generated/moderation.ts';
import type { Output } from '#contract/service.ts';
import { brokenAt, noHash, type LedgerEntry } from '#core/moderation/ledger.ts';

const help = `npm run verify-ledger -- [--base-url http://127.0.0.1:3000] [--expect <number>:<hash>]

Reads every line of the removal ledger, computes its hash anew, and compares it with the line before and with the head.
--expect names a line that you noted earlier, as /transparency showed it; it fails when that line is another one now.`;

const sha256 = async (text: string): Promise<string> => createHash('sha256').update(text).digest('hex');

/** Verifies the hash chain of the ledger at a base URL: one sentence about the first fault, nothing when all is well. */
export async function ledgerProblem(baseUrl: string, expected?: { readonly sequence: number; readonly hash: string }): Promise<string | undefined> {
  const ask = async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(`${baseUrl}/api/moderation/v1/ledger${path}`);
    if (!answer.ok) throw new Error(`The ledger answered ${answer.status}.`);
    return (await answer.json()) as Answer;
  };
  let last: { readonly sequence: number; readonly hash: string } = { sequence: 0, hash: noHash };
  let entries: readonly LedgerEntry[];
  do {
    ({ items: entries } = await ask<Output<operations['listRemovals']>>(`?from=${last.sequence + 1}&limit=50`));
    const broken = await brokenAt(entries, sha256, last);
    if (broken !== undefined) return `Line ${broken} does not continue the chain: it, or the line before it, is not what it was.`;
    const noted = expected && entries.find(({ sequence }) => sequence === expected.sequence);
    if (noted && noted.hash !== expected.hash) return `Line ${noted.sequence} is another one than you noted.`;
    last = entries.at(-1) ?? last;
  } while (entries.length > 0);
  if (expected && expected.sequence > last.sequence) return `Line ${expected.sequence}, which you noted, is gone; the ledger ends with ${last.sequence}.`;
  const head = await ask<Output<operations['getLedgerHead']>>('/head');
  // Entries may be added while this runs; the head is never behind what was read.
  return head.sequence < last.sequence ? `The head names line ${head.sequence}, and there are ${last.sequence}.` : undefined;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { 'base-url': { type: 'string', default: 'http://127.0.0.1:3000' }, expect: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) console.log(help);
  else {
    const [, sequence, hash] = /^(\d+):([0-9a-f]{64})$/.exec(values.expect ?? '') ?? [];
    const problem = await ledgerProblem(
      values['base-url'],
      sequence !== undefined && hash !== undefined ? { sequence: Number(sequence), hash } : undefined,
    ).catch((error: unknown) => `The ledger could not be read: ${error instanceof Error ? error.message : String(error)}`);
    console.log(problem ?? 'Every line of the removal ledger continues the one before it.');
    process.exitCode = Number(problem !== undefined);
  }
}
