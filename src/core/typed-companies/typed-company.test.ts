import { describe, expect, it } from 'vitest';
import { longestCompanyName, longestCompanyPlace } from '../administration/company-form.ts';
import { tidiedTyped, typedCompanyProblems } from './typed-company.ts';
import { typedKey } from './typed-key.ts';

const nursingHome = { name: 'Ashvini Nursing Home', city: 'Pune' };

describe('a company that is typed in', () => {
  it.each([
    nursingHome,
    { name: 'अश्विनी नर्सिंग होम', city: 'पुणे' },
    { name: 'Dr. Reddy’s & Sons (24x7)', city: 'Navi Mumbai' },
    { name: 'J.P. Steel', city: 'Pune 411001' },
    { name: '1mg', city: 'Gurugram' },
  ])('is taken by its name and its city: $name', (typed) => expect(typedCompanyProblems(typed)).toEqual({}));

  it.each([
    ['no name', { name: ' \u200b ' }, { name: 'empty' }],
    ['a name of figures and marks alone', { name: '24/7 !' }, { name: 'empty' }],
    ['no city', { city: '' }, { city: 'empty' }],
    ['a huge name', { name: 'a'.repeat(longestCompanyName + 1) }, { name: 'long' }],
    ['a huge city', { city: 'a'.repeat(longestCompanyPlace + 1) }, { city: 'long' }],
    ['a link', { name: 'Ashvini https://example.test/x' }, { name: 'contact' }],
    ['a name of the web', { name: 'Earn more at jobs-now.xyz' }, { name: 'contact' }],
    ['a mail address', { name: 'Ashvini hr@ashvini' }, { name: 'contact' }],
    ['a phone number', { name: 'Call 98220 12345 for Ashvini' }, { name: 'contact' }],
    ['a phone number in Hindi figures', { city: 'पुणे ९८२२० १२३४५' }, { city: 'contact' }],
    ['a landline', { city: 'Pune 020-2444 1234' }, { city: 'contact' }],
  ] as const)('is refused with %s', (_, change, problems) => expect(typedCompanyProblems({ ...nursingHome, ...change })).toEqual(problems));

  it('is kept in one line, without signs that nobody sees', () =>
    expect(tidiedTyped({ name: '  Ashvini\n Nursing\u200b Home ', city: '\tPune ' })).toEqual(nursingHome));

  it.each(['ashvini nursing home', 'Ashvini  Nursing-Home.', 'ASHVINI NURSING HOME', 'Аshvini Nursing Home'])('is the same as %j', (other) =>
    expect(typedKey(other)).toBe(typedKey(nursingHome.name)),
  );

  it('is the same city in both scripts', () => expect(typedKey('पुणे')).toBe(typedKey('Pune')));

  it.each(['Ashvini Nursing Home 2', 'Ashvini Hospital', 'आशा'])('is not %j', (other) => expect(typedKey(other)).not.toBe(typedKey(nursingHome.name)));
});
