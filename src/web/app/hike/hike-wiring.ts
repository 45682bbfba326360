import { Clock } from '#core/clock.ts';
import { Fragments } from '#core/navigation/fragments.ts';
import { HikeStore } from '#web/stores/hike/hike-store.ts';
import { store } from '../container/furnish.ts';
import { arriveAtCalculator, calculatorParts, headOf } from '../calculators/calculator-parts.ts';

export { HikeScreen as Screen } from '#web/views/hike/HikeScreen.tsx';

export const furniture = [...calculatorParts, store(HikeStore, [Fragments, Clock])];

export const arrive = arriveAtCalculator;

export const head = headOf('hike');
