import { expect, it } from 'vitest';
import { arePackedWeightsOfToday } from './open-classifier.ts';

it('comes along with the weights that today’s examples teach, which scripts/build/pack-weights.ts makes whenever they or the code that reads texts change', () => {
  expect(arePackedWeightsOfToday()).toBe(true);
});
