import type { Container } from 'inversify';
import { WordsStore } from '#web/stores/app/words-store.ts';
import type { Book } from '#web/words/book.ts';

/** Fetches what an area says, in the language that is spoken. */
export async function openBooks(shell: Container, books: readonly Book<unknown>[] = []): Promise<void> {
  const speech = shell.get(WordsStore);
  await Promise.all(books.map((book) => speech.open(book)));
}
