import { sql, type Kysely } from 'kysely';
import { leastShared, sharingSets } from '#core/questions/alike-questions.ts';
import { tellingWords } from '#core/questions/question-words.ts';
import type { Tables } from '../database/tables.ts';

/** A question that may be alike. */
interface Candidate {
  readonly id: string;
  readonly text: string;
  readonly askedCount: number;
}

/** The most words that alike questions are sought by, and the letters by which forms of one word are found. */
const mostWordsSought = 8;
const stem = 5;

/** The share of the words that is sought, all of them first, and the most questions that are looked at for it: one word is in more than anyone would read. */
const steps = [
  { share: 1, most: 60 },
  { share: 0.7, most: 120 },
  { share: leastShared, most: 240 },
] as const;

/** Questions that have enough in common with a text to be alike. What shares less is sought only where there are not enough that share more. */
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
