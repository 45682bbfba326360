import { arriveAtCalculator, calculatorParts, headOf } from './calculator-parts.ts';

export { CalculatorsScreen as Screen } from '#web/views/calculators/CalculatorsScreen.tsx';

export const furniture = calculatorParts;

export const arrive = arriveAtCalculator;

export const head = headOf('calculators');
