import { InstanceTexts } from '#core/texts/instance-texts.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { BlogStore } from '#web/stores/texts/blog-store.ts';
import type { Stores } from '#web/views/stores.tsx';
import { fixedTextHead } from '#web/views/texts/text-heads.ts';
import { store } from '../container/bind.ts';
import { textBindings, textSentences } from './text-parts.ts';

export { BlogScreen as Screen } from '#web/views/texts/BlogScreen.tsx';

export const words = textSentences;

export const bindings = [...textBindings, store(BlogStore, [InstanceTexts, WordsStore])];

export const load = (stores: Stores) => stores.get(BlogStore).posts.open();

export const head = (stores: Stores) => fixedTextHead('blog', stores.get(WordsStore));
