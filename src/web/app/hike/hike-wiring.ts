import { Clock } from '#core/clock.ts';
import { Fragments } from '#core/navigation/fragments.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import { HikeCompanyStore } from '#web/stores/hike/hike-company-store.ts';
import { HikeStore } from '#web/stores/hike/hike-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { hikeWords } from '#web/words/hike/hike-words.ts';
import { reportedWords } from '#web/words/salaries/reported-words.ts';
import { store } from '../container/bind.ts';
import { calculatorParts, headOf, loadCalculator } from '../calculators/calculator-parts.ts';
import { reportedBindings } from '../salaries/reported-bindings.ts';

export { HikeScreen as Screen } from '#web/views/hike/HikeScreen.tsx';

export const words = [calculatorWords, hikeWords, reportedWords];

export const bindings = [
  ...calculatorParts,
  ...reportedBindings,
  store(HikeStore, [Fragments, Clock]),
  store(HikeCompanyStore, [HikeStore, Salaries, ReferenceLists, Clock]),
];

export const load = loadCalculator;

export const head = headOf('hike', hikeWords);
