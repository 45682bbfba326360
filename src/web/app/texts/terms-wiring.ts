import { WordsStore } from '#web/stores/app/words-store.ts';
import type { Stores } from '#web/views/stores.tsx';
import { fixedTextHead } from '#web/views/texts/text-heads.ts';
import { textSentences } from './text-parts.ts';

export { TermsScreen as Screen } from '#web/views/texts/TermsScreen.tsx';

export const words = textSentences;

export const bindings = [];

export const load = async () => undefined;

export const head = (stores: Stores) => fixedTextHead('terms', stores.get(WordsStore));
