import { sql, type Kysely } from 'kysely';
import { leastShared, sharingSets } from '#core/questions/alike-questions.ts';
import { tellingWords } from '#core/questions/question-words.ts';
import type { Tables } from '../database/tables.ts';

interface Candidate {
  readonly id: string;
  readonly text: string;
  readonly askedCount: number;
}

/** Limits the search words, and the letters matched for word forms. */
const mostWordsSought = 8;
const stem = 5;

/** Tries all words first, then smaller shares, within limits, since single words are too common. */
const steps = [
  { share: 1, most: 60 },
  { share: 0.7, most: 120 },
  { share: leastShared, most: 240 },
] as const;

/** Similar questions; looser matches only if strict ones are too few. */
export async function alikeCandidates(db: Kysely<Tables>, text: string): Promise<readonly Candidate[]> {
  const words = tellingWords(text)
    .map((word) => word.replace(/[+#]+$/, ''))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostWordsSought);
  const found = new Map<string, Candidate>();
  for (const { share, most } of words.length === 0 ? [] : steps) {
    const sought = sharingSets(words, share).map((set) => `(${set.map(formsOf).join(' & ')})`);
    const { rows } = await sql<Candidate>`select id, text, asked_count as "askedCount" from question
      where status = 'LIVE' and merged_into is null and words_of(plain_of(text)) @@ ${sought.join(' | ')}::tsquery limit ${sql.lit(most)}`.execute(db);
    for (const row of rows) found.set(row.id, row);
    if (rows.length === most) break;
  }
  return [...found.values()];
}

const formsOf = (word: string): string => (word.length < stem ? `'${word}'` : `'${word.slice(0, stem)}':*`);
