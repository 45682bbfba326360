import { expect, it } from 'vitest';
import { arePackedWeightsOfToday } from './open-classifier.ts';

it('comes with the weights that today’s examples teach, packed again when examples or code change', () => {
  expect(arePackedWeightsOfToday()).toBe(true);
});
