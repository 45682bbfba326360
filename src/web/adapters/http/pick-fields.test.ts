import { expect, it } from 'vitest';
import { pickFields } from './pick-fields.ts';

it('takes of an object the fields of a body alone, and makes up none', () => {
  expect(pickFields(['title', 'note'], { title: 'Good pay', version: 3, state: 'submitted' })).toEqual({ title: 'Good pay' });
  expect(pickFields(['note'], { note: null, title: '' })).toEqual({ note: null });
});
