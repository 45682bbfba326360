import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect } from 'vitest';
import { framesInFile } from '#server/adapters/backup/backup-file.ts';
import { restoreInto } from '#server/adapters/backup/restore.ts';
import { anEmptyDatabase, type TestDatabase } from '#tests/database.ts';

/*
 * The first instance is one as the first release left it, and as the last version before 0288-schema brought it forward. The first release was started on an empty
 * folder with six made-up companies (DEMO_SCALE=6), used over HTTP by members, moderators and a guest, and stopped; versions since took its schema step by step.
 * first-instance.backup is the backup that the last of them (a8d0680f0) made: 243 posts of every kind, comments, votes, polls, offers, pictures, reports, decisions,
 * appeals, deletions, an account deleted and one at rest, careers, sessions, a passkey. first-instance-answers.json.br holds 1,226 questions to its API with the
 * answers of that version. Both are never made again.
 */

export const secretKey = 'the first house keeps this secret 1';

/** Moment of the rows that later schemas were left with. */
export const leftAt = Date.parse('2026-12-01T06:00:00Z');

/** Recorded request and answer. Pictures are named by the hash of their bytes. */
export interface Answer {
  readonly as: string;
  readonly url: string;
  readonly body?: object;
  readonly status: number;
  readonly says: unknown;
}

/** Recorded answers, their moment, and members' cookies, passkey and recovery codes. */
interface Facts {
  readonly at: string;
  readonly cookies: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly passkey: { readonly id: string; readonly privateKey: string; readonly userHandle: string };
  readonly recoveryCodes: readonly string[];
  readonly answers: readonly Answer[];
}

export const facts: Facts = JSON.parse(brotliDecompressSync(readFileSync(join(import.meta.dirname, 'first-instance-answers.json.br'))).toString());

/** Opens the first instance or a later one, restored from its backup as this version restores it. */
export async function openInstance(file = 'first-instance.backup'): Promise<TestDatabase> {
  const database = await anEmptyDatabase();
  await restoreInto(
    { url: database.url, name: 'the database', whenFilled: '', say: (sentence) => expect.unreachable(sentence) },
    framesInFile(join(import.meta.dirname, file), async () => ''),
  );
  return database;
}
