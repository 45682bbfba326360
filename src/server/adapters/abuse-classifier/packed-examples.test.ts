import { expect, it } from 'vitest';
import { arePackedWeightsOfToday } from './open-classifier.ts';
import { packed, unpacked } from './packed-examples.ts';

it('packs texts so that they come out letter for letter, and into the same bytes each time', () => {
  const texts = [
    ['hindi.txt', 'fine आज छुट्टी है\r\n\nabusive तू गधा है'],
    ['own.txt', '# a note\nfine No hike again 😩\n'],
  ] as const;
  expect(unpacked(packed(texts))).toEqual(texts);
  expect(packed(texts).equals(packed(texts))).toBe(true);
});

it('come along with the weights that they teach, which scripts/build/pack-weights.ts makes whenever they or the code that reads texts change', () => {
  expect(arePackedWeightsOfToday()).toBe(true);
});
