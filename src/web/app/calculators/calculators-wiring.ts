import { loadCalculator, calculatorParts, headOf } from './calculator-parts.ts';

export { CalculatorsScreen as Screen } from '#web/views/calculators/CalculatorsScreen.tsx';

export const bindings = calculatorParts;

export const load = loadCalculator;

export const head = headOf('calculators');
