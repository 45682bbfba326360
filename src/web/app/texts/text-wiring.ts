import { InstanceTexts } from '#core/texts/instance-texts.ts';
import type { TextName } from '#core/texts/instance-text.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { TextStore } from '#web/stores/texts/text-store.ts';
import { textHead } from '#web/views/texts/text-heads.ts';
import { TextScreen } from '#web/views/texts/TextScreen.tsx';
import { store } from '../container/bind.ts';
import type { Wiring } from '../navigation/lazy-screen.tsx';
import { textBindings, textSentences } from './text-parts.ts';

export const bindings = [...textBindings, store(TextStore, [InstanceTexts, WordsStore])];

export const areaOf = (name: TextName): Wiring => ({
  Screen: TextScreen,
  words: textSentences,
  bindings,
  load: (stores) => stores.get(TextStore).open(name),
  head: (stores) => textHead(stores.get(TextStore), stores.get(WordsStore)),
});
