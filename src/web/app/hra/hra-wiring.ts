import { Clock } from '#core/clock.ts';
import { Fragments } from '#core/navigation/fragments.ts';
import { HraStore } from '#web/stores/hra/hra-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { hraWords } from '#web/words/hra/hra-words.ts';
import { store } from '../container/bind.ts';
import { calculatorParts, headOf, loadCalculator } from '../calculators/calculator-parts.ts';

export { HraScreen as Screen } from '#web/views/hra/HraScreen.tsx';

export const words = [calculatorWords, hraWords];

export const bindings = [...calculatorParts, store(HraStore, [Fragments, Clock])];

export const load = loadCalculator;

export const head = headOf('hra', hraWords);
