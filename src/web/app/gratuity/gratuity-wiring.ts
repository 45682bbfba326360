import { Clock } from '#core/clock.ts';
import { Fragments } from '#core/navigation/fragments.ts';
import { GratuityStore } from '#web/stores/gratuity/gratuity-store.ts';
import { store } from '../container/furnish.ts';
import { arriveAtCalculator, calculatorParts, headOf } from '../calculators/calculator-parts.ts';

export { GratuityScreen as Screen } from '#web/views/gratuity/GratuityScreen.tsx';

export const furniture = [...calculatorParts, store(GratuityStore, [Fragments, Clock])];

export const arrive = arriveAtCalculator;

export const head = headOf('gratuity');
