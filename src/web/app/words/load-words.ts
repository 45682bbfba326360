import type { Container } from 'inversify';
import { WordsStore } from '#web/stores/app/words-store.ts';
import type { Words } from '#web/words/words.ts';

export async function loadWords(shell: Container, all: readonly Words[] = []): Promise<void> {
  const store = shell.get(WordsStore);
  await Promise.all(all.map((words) => store.load(words)));
}
