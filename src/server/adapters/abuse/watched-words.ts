import { sql, type Kysely, type Transaction } from 'kysely';
import { isWatched } from '#core/abuse/abuse.ts';
import { watchedWords } from '#core/abuse/watched-words.ts';
import { wholeText, type Texts } from '#core/content/texts.ts';
import type { AbuseClassifier } from '#core/abuse-classifier/abuse-classifier.ts';
import { sanitizedLine } from '../content/sanitized-text.ts';
import type { Tables } from '../database/tables.ts';

/** Watched words of the product until an administrator changes the list, then the installation's own. */
export async function wordsWatched(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly words: readonly string[] | null }>`select (
    select array_agg(word order by word) from watched_word) as words from installation where has_watched_words`.execute(db);
  return rows[0] ? (rows[0].words ?? []) : watchedWords.toSorted();
}

/** Requires review of texts with watched words or similar to abusive ones. */
export async function needsLook(db: Kysely<Tables>, { classifier }: { readonly classifier: AbuseClassifier }, texts: Texts): Promise<boolean> {
  const text = wholeText(texts);
  return classifier(text) || isWatched(text, await wordsWatched(db));
}

/** Copies the product's words into an editable list. Concurrent changes wait for each other. */
export async function ownWatchedWords(transaction: Transaction<Tables>, today: string): Promise<void> {
  await transaction
    .insertInto('installation')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { has_watched_words: isOwn } = await transaction.selectFrom('installation').select('has_watched_words').forUpdate().executeTakeFirstOrThrow();
  if (isOwn) return;
  await transaction
    .insertInto('watched_word')
    .values(watchedWords.map((word) => ({ word: sanitizedLine(word), added_on: today })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction.updateTable('installation').set({ has_watched_words: true }).execute();
}
