import { Clock } from '#core/clock.ts';
import { Fragments } from '#core/navigation/fragments.ts';
import { GratuityStore } from '#web/stores/gratuity/gratuity-store.ts';
import { store } from '../container/bind.ts';
import { loadCalculator, calculatorParts, headOf } from '../calculators/calculator-parts.ts';

export { GratuityScreen as Screen } from '#web/views/gratuity/GratuityScreen.tsx';

export const bindings = [...calculatorParts, store(GratuityStore, [Fragments, Clock])];

export const load = loadCalculator;

export const head = headOf('gratuity');
