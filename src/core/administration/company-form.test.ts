import { describe, expect, it } from 'vitest';
import { companyProblems, longestCompanyName, tidiedCompany } from './company-form.ts';

const form = { name: 'Koyal Pay', website: 'koyal.example', city: 'Pune', industry: 'Payments' };

describe('a company as an administrator says it (T-12)', () => {
  it.each([
    [{}, {}],
    [{ website: '', city: '' }, {}],
    [
      { name: ' ', industry: '' },
      { name: 'empty', industry: 'empty' },
    ],
    [{ name: 'a'.repeat(longestCompanyName + 1) }, { name: 'long' }],
    [{ website: 'javascript:alert(1)' }, { website: 'no-website' }],
    [{ website: 'http://127.0.0.1/x' }, { website: 'no-website' }],
    [{ website: 'https://koyal.example/"><script>' }, { website: 'no-website' }],
    [{ website: 'https://koyal.example/\u202egnp.exe' }, { website: 'no-website' }],
    [{ website: '\u202ehttps://koyal.example' }, { website: 'no-website' }],
    [{ website: 'https://koyal.example/a^b' }, { website: 'no-website' }],
    [{ name: '\u3164' }, { name: 'empty' }],
    [{ website: 'https://www.koyal.example/jobs?x=1' }, {}],
  ])('%j has the problems %j', (known, problems) => expect(companyProblems({ ...form, ...known })).toEqual(problems));

  it('has the scheme of its website', () => expect(tidiedCompany(form).website).toBe('https://koyal.example'));
});
