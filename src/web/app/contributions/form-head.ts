import { WordsStore } from '#web/stores/app/words-store.ts';
import type { Head } from '#web/views/head.ts';
import type { Stores } from '#web/views/stores.tsx';
import type { Words } from '#web/words/words.ts';

export const formHead =
  (words: Words<{ readonly title: string; readonly description: string }>, canonical: string) =>
  (stores: Stores): Head => {
    const said = stores.get(WordsStore);
    const { title, description } = said.of(words);
    return { title: said.titled(title), description, canonical, status: 200 };
  };
