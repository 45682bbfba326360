import { calculatorListWords } from '#web/words/calculators/calculator-list-words.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { calculatorParts, headOf, loadCalculator } from './calculator-parts.ts';

export { CalculatorsScreen as Screen } from '#web/views/calculators/CalculatorsScreen.tsx';

export const words = [calculatorWords, calculatorListWords];

export const bindings = calculatorParts;

export const load = loadCalculator;

export const head = headOf('calculators', calculatorListWords);
