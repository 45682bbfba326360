import { InstanceTexts } from '#core/texts/instance-texts.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CreditsStore } from '#web/stores/texts/credits-store.ts';
import type { Stores } from '#web/views/stores.tsx';
import { fixedTextHead } from '#web/views/texts/text-heads.ts';
import { store } from '../container/bind.ts';
import { textBindings, textSentences } from './text-parts.ts';

export { CreditsScreen as Screen } from '#web/views/texts/CreditsScreen.tsx';

export const words = textSentences;

export const bindings = [...textBindings, store(CreditsStore, [InstanceTexts])];

export const load = (stores: Stores) => stores.get(CreditsStore).credits.sendOnce();

export const head = (stores: Stores) => fixedTextHead('credits', stores.get(WordsStore));
