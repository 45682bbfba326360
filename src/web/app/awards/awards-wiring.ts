import { awardPageAt } from '#core/awards/award-pages.ts';
import { Awards } from '#core/awards/awards.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { AwardRecountStore } from '#web/stores/awards/award-recount-store.ts';
import { AwardsStore } from '#web/stores/awards/awards-store.ts';
import { awardsHead } from '#web/views/awards/award-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { awardBindings, awardSentences } from './award-parts.ts';

export { AwardsScreen as Screen } from '#web/views/awards/AwardsScreen.tsx';

export const words = awardSentences;

/** Chunk of all editions and lists, told apart by the path. */
export const bindings = [...awardBindings, store(AwardsStore, [Awards]), store(AwardRecountStore, [Awards])];

export const load = (stores: Stores, { path }: RouteMatch) => stores.get(AwardsStore).show(awardPageAt(path));

export const head = (stores: Stores) => awardsHead(stores.get(AwardsStore), stores.get(WordsStore));
