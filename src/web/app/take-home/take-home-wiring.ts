import { Clock } from '#core/clock.ts';
import { Fragments } from '#core/navigation/fragments.ts';
import { TakeHomeStore } from '#web/stores/take-home/take-home-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { takeHomeWords } from '#web/words/take-home/take-home-words.ts';
import { store } from '../container/bind.ts';
import { calculatorParts, headOf, loadCalculator } from '../calculators/calculator-parts.ts';

export { TakeHomeScreen as Screen } from '#web/views/take-home/TakeHomeScreen.tsx';

export const words = [calculatorWords, takeHomeWords];

export const bindings = [...calculatorParts, store(TakeHomeStore, [Fragments, Clock])];

export const load = loadCalculator;

export const head = headOf('takeHome', takeHomeWords);
