import { describe, expect, it } from 'vitest';
import { flag, number, text } from './column.ts';
import { changedRow, newRow, table, withAccount } from './table.ts';
import { sanitized } from '../content/sanitized-text.ts';

const place = table('place', {
  purpose: 'A table of this test alone.',
  kept: withAccount,
  columns: {
    size: number('How large it is.', 'operator'),
    city: text('Its city.', 'operator', 'member').orNull(),
    is_far: flag('Whether it is far.', 'operator').generated(),
  },
});

describe('a row that is written', () => {
  it('names every column that the database does not fill, also one that may be null', () => {
    // @ts-expect-error Refused, because the city is forgotten: null has to be written, too.
    newRow(place, { size: 1 });
    expect(newRow(place, { size: 1, city: null })).toEqual({ size: 1, city: null });
  });

  it('is changed in the named columns, or in all except those named to stay', () => {
    // @ts-expect-error Refused, because the city is neither changed nor said to stay.
    changedRow(place, ['size'], { is_far: true });
    // @ts-expect-error Refused, because the city is said to stay, and is changed.
    changedRow(place, ['size', 'city'], { city: null });
    // @ts-expect-error Refused, because there is no such column to stay.
    changedRow(place, ['size', 'street'], { city: null });
    expect(changedRow(place, ['size'], { city: sanitized('Pune') })).toEqual({ city: 'Pune' });
  });
});
