import { Clock } from '#core/clock.ts';
import { Fragments } from '#core/navigation/fragments.ts';
import { HikeStore } from '#web/stores/hike/hike-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { hikeWords } from '#web/words/hike/hike-words.ts';
import { store } from '../container/bind.ts';
import { calculatorParts, headOf, loadCalculator } from '../calculators/calculator-parts.ts';

export { HikeScreen as Screen } from '#web/views/hike/HikeScreen.tsx';

export const words = [calculatorWords, hikeWords];

export const bindings = [...calculatorParts, store(HikeStore, [Fragments, Clock])];

export const load = loadCalculator;

export const head = headOf('hike', hikeWords);
