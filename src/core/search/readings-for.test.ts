import { expect, it } from 'vitest';
import { isWrittenLike } from './readings-for.ts';

it('takes a name that sounds alike as meant only where it is spelled alike', () => {
  expect(isWrittenLike(['neembora'], 'Nimbora Foods')).toBe(true);
  expect(isWrittenLike(['koel', 'pay'], 'Koyal Pay')).toBe(true);
  expect(isWrittenLike(['kailapai'], 'Koyal Pay')).toBe(false);
  expect(isWrittenLike(['pay'], 'Poy')).toBe(false);
});
