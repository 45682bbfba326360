import { Benefits } from '#core/benefits/benefits.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { BenefitNoteStore } from '#web/stores/benefits/benefit-note-store.ts';
import { benefitNoteHead } from '#web/views/benefits/benefit-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { feedSentences, postBindings } from '../posts/post-bindings.ts';
import { postOverlays } from '../posts/post-overlays.ts';
import { noteBindings } from './benefit-parts.ts';

export { BenefitNoteScreen as Screen } from '#web/views/benefits/BenefitNoteScreen.tsx';

export const shared = postBindings;

export const words = [...feedSentences, benefitWords];

export const over = postOverlays;

export const bindings = [...noteBindings, store(BenefitNoteStore, [Benefits])];

export const load = (stores: Stores, { params }: RouteMatch) => stores.get(BenefitNoteStore).open(params['benefitsId'] ?? '');

export const head = (stores: Stores) => benefitNoteHead(stores.get(BenefitNoteStore), stores.get(WordsStore));
