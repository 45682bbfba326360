import { expect, it } from 'vitest';
import { usualPageSize } from '../page.ts';
import { ownLanguageFirst } from './own-language-first.ts';

const itself = (text: string) => text;

it('puts Hindi texts first, both kinds in their order', () => {
  expect(ownLanguageFirst(['one', 'एक', 'two', 'दो'], itself)).toEqual(['एक', 'दो', 'one', 'two']);
});

it('moves nothing of an earlier page when another comes', () => {
  const first = Array.from({ length: usualPageSize }, (_, at) => (at % 3 === 0 ? `हिंदी ${at}` : `text ${at}`));
  const before = ownLanguageFirst(first, itself);
  expect(ownLanguageFirst([...first, 'last', 'आख़िरी'], itself)).toEqual([...before, 'आख़िरी', 'last']);
});
