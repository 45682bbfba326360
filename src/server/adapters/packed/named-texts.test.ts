import { expect, it } from 'vitest';
import { packed, unpacked } from './named-texts.ts';

it('packs texts so that they unpack exactly, into the same bytes each time', () => {
  const texts = [
    ['hindi.txt', 'fine आज छुट्टी है\r\n\nabusive तू गधा है'],
    ['own.txt', '# a note\nfine No hike again 😩\n'],
  ] as const;
  expect(unpacked(packed(texts))).toEqual(texts);
  expect(packed(texts).equals(packed(texts))).toBe(true);
});
