import { expect, it } from 'vitest';
import { freeName, nameForUrls } from './name-for-urls.ts';

it.each([
  ['Notice period', 'notice-period'],
  ['  Q&A, salaries & more! ', 'q-and-a-salaries-and-more'],
  ['Nestlé India', 'nestle-india'],
  ['वेतन', 'vetan'],
  ['लखनऊ बेकरी', 'lakhanau-bekri'],
  ['اردو', ''],
  ['../../etc/passwd', 'etc-passwd'],
  ['a'.repeat(80), 'a'.repeat(60)],
])('%s is in URLs as %s', (name, url) => expect(nameForUrls(name)).toBe(url));

it('takes a number where the name is taken', () => {
  expect([freeName('pay', []), freeName('pay', ['pay', 'pay-3']), freeName('pay', ['pay', 'pay-2'])]).toEqual(['pay', 'pay-2', 'pay-3']);
});
