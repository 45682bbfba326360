import { describe, expect, it } from 'vitest';
import { isReceiptNumber } from '../account/receipt-number.ts';
import { demoGrievances } from './demo-grievances.ts';
import { grievanceProblems, longestGrievance } from './grievance.ts';
import { isPagePath, longestGrievancePage, pagePathIn } from './page-path.ts';

const fine = { kind: 'CONTENT', page: '/p/k3v9x0q2', text: 'This is untrue.' };

describe('a grievance (R-246)', () => {
  it.each([
    [{}, {}],
    [{ page: '' }, {}],
    [{ kind: '' }, { kind: 'missing' }],
    [{ kind: 'ANYTHING' }, { kind: 'missing' }],
    [{ text: '  ' }, { text: 'missing' }],
    [{ text: 'a'.repeat(longestGrievance + 1) }, { text: 'long' }],
    [{ page: 'p/k3v9x0q2' }, { page: 'foreign' }],
    [{ page: pagePathIn('https://elsewhere.example/p', 'https://daftar.example') }, { page: 'foreign' }],
    [{ page: `/${'a'.repeat(longestGrievancePage)}` }, { page: 'foreign' }],
  ])('with %j has the problems %j', (known, problems) => expect(grievanceProblems({ ...fine, ...known })).toEqual(problems));

  it.each(['/', '/p/k3v9x0q2?comment=7', '/reviews/koyal-pay-reviews#top', '/search?q=a%2Fb', '/p/..k3', '/वेतन'])('is about the page %s', (path) =>
    expect(isPagePath(path)).toBe(true),
  );

  it.each([
    '',
    'p',
    '//elsewhere.example',
    '/..//elsewhere.example',
    '/%2f/elsewhere.example',
    '/%2F%2felsewhere.example',
    '/%5celsewhere.example',
    '/p//elsewhere.example',
    '/./p',
    '/p/..',
    '/%2e%2E/p',
    '/.%2e',
    '/\u0000/p',
    '/\\elsewhere.example',
    '/a\\b',
    'https://elsewhere.example/',
    '/a b',
    'javascript:alert(1)',
  ])('is about no page %j, which may lead elsewhere', (path) => expect(isPagePath(path)).toBe(false));

  it.each([
    ['', ''],
    [' /p/k3v9x0q2 ', '/p/k3v9x0q2'],
    ['https://daftar.example/p/k3v9x0q2?comment=7', '/p/k3v9x0q2?comment=7'],
    ['https://daftar.example', '/'],
    ['HTTPS://Daftar.example/p/k3v9x0q2', '/p/k3v9x0q2'],
    ['p/k3v9x0q2', '/p/k3v9x0q2'],
    ['https://elsewhere.example/p/k3v9x0q2', 'https://elsewhere.example/p/k3v9x0q2'],
    ['https://daftar.example.elsewhere.example/p', 'https://daftar.example.elsewhere.example/p'],
    ['https://daftar.example@elsewhere.example/p', 'https://daftar.example@elsewhere.example/p'],
  ])('finds the page of %j at %j', (typed, path) => expect(pagePathIn(typed, 'https://daftar.example')).toBe(path));

  it('of a demo has a number like any other', () => expect(Object.values(demoGrievances).map(isReceiptNumber)).toEqual([true, true]));
});
