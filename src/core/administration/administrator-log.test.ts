import { expect, it } from 'vitest';
import { changesBetween } from './administrator-log.ts';

it('says which fields of a form were changed, before and after, and no others (S-123)', () => {
  expect(
    changesBetween({ name: 'Bonds', isClosed: false, about: null, sign: 'law' }, { name: 'Bonds', isClosed: true, about: 'x'.repeat(300), sign: 'law' }),
  ).toEqual([
    { field: 'isClosed', before: 'no', after: 'yes' },
    { field: 'about', before: '', after: 'x'.repeat(200) },
  ]);
});
