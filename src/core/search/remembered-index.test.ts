import { expect, it } from 'vitest';
import type { NamedSpan } from './search-entry.ts';
import { rememberedIndex } from './remembered-index.ts';
import type { AskedSpan } from './search-index.ts';

const entry = { kind: 'CITY', id: '1', urlName: 'pune', name: 'Pune', path: '', hint: '', weight: 0, counts: {} } as const;
const span = (from: number, word: string, isOpen = false): AskedSpan => ({ from, to: from + 1, words: [word], isOpen });

function opened() {
  const asked: string[] = [];
  const named = async (spans: readonly AskedSpan[]): Promise<readonly NamedSpan[]> => {
    asked.push(spans.map(({ words }) => words.join(' ')).join(' | '));
    return spans.filter(({ words }) => words[0] === 'pune').map(({ from, to }) => ({ from, to, how: 'exactly', entry }));
  };
  const withWords = async (words: readonly string[]) => (asked.push(`with ${words.join(' ')}`), [entry]);
  return { asked, index: rememberedIndex({ named, withWords }) };
}

it('asks for the same words once, wherever behind the first they stand', async () => {
  const { asked, index } = opened();
  const places = async (...spans: AskedSpan[]) => (await index.named(spans)).map(({ from }) => from);
  expect(await places(span(1, 'pune'), span(2, 'nurse'))).toEqual([1]);
  expect(await places(span(3, 'pune'), span(1, 'driver'))).toEqual([3]);
  expect(asked).toEqual(['pune | nurse', 'driver']);
});

it('asks again where more may come, and at the start for names looked up otherwise', async () => {
  const { asked, index } = opened();
  for (const each of [span(1, 'pune'), span(1, 'pune', true), span(0, 'pune')]) await index.named([each]);
  await Promise.all([index.withWords(['pune'], false), index.withWords(['pune'], false), index.withWords(['pune'], true)]);
  expect(asked).toEqual(['pune', 'pune', 'pune', 'with pune', 'with pune']);
});
