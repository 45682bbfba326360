import { expect, it } from 'vitest';
import type { TextBlock } from './instance-text.ts';
import { outlineOf } from './text-outline.ts';

const heading = (id: string, level: 2 | 3 = 2): TextBlock => ({ kind: 'heading', level, id, runs: [{ text: 'What we ' }, { text: id, strong: true }] });

it('lists the headings of the second level, by their letters (R-245)', () =>
  expect(outlineOf([heading('keep'), { kind: 'paragraph', runs: [] }, heading('not', 3), heading('show')])).toEqual([
    { id: 'keep', title: 'What we keep' },
    { id: 'show', title: 'What we show' },
  ]));

it('lists nothing where there is one place alone (R-245)', () => expect(outlineOf([heading('keep'), heading('not', 3)])).toEqual([]));
