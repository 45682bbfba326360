import { comparedFromUrl } from '#core/salaries/pay-urls.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompareSalariesStore } from '#web/stores/salaries/compare-salaries-store.ts';
import { PayLookup } from '#web/stores/salaries/pay-lookup.ts';
import { compareSalariesHead } from '#web/views/salaries/salary-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { comparedBindings } from './compared-bindings.ts';
import { lookupBindings } from './lookup-bindings.ts';
import { payBindings, paySentences } from './pay-parts.ts';

export { CompareSalariesScreen as Screen } from '#web/views/salaries/CompareSalariesScreen.tsx';

export const words = paySentences;

export const bindings = [...payBindings, ...lookupBindings, ...comparedBindings, store(CompareSalariesStore, [Salaries, PayLookup])];

export const load = (stores: Stores, { query }: RouteMatch) => stores.get(CompareSalariesStore).show(comparedFromUrl(query));

export const head = (stores: Stores) => compareSalariesHead(stores.get(CompareSalariesStore), stores.get(WordsStore));
