import { describe, expect, it } from 'vitest';
import { linkCardAt, linkCardUrl, type LinkCardOf } from './link-card.ts';

const cards: readonly (readonly [LinkCardOf, string])[] = [
  [{ kind: 'company', urlName: 'koyal-pay' }, '/link/company/koyal-pay.png'],
  [{ kind: 'pay', company: null, designation: 'staff-nurse' }, '/link/pay/staff-nurse.png'],
  [{ kind: 'pay', company: 'koyal-pay', designation: 'staff-nurse' }, '/link/pay/koyal-pay/staff-nurse.png'],
  [{ kind: 'question', questionId: 'q8d1f0c2' }, '/link/question/q8d1f0c2.png'],
  [{ kind: 'post', postId: 'k3v9x0q2' }, '/link/post/k3v9x0q2.png'],
];

describe('the picture of a page itself, for shared links', () => {
  it.each(cards)('of %j is at %s, and is read back', (of, url) => {
    expect(linkCardUrl(of, 'en')).toBe(url);
    expect(linkCardUrl(of, 'hi')).toBe(`${url}?language=hi`);
    const [kind = '', ...names] = url.slice('/link/'.length, -'.png'.length).split('/');
    expect(linkCardAt(kind, names)).toEqual(of);
  });

  it.each([
    ['company', ['koyal-pay', 'staff-nurse']],
    ['company', ['']],
    ['company', ['Koyal']],
    ['company', ['../x']],
    ['pay', ['a', 'b', 'c']],
    ['pay', []],
    ['member', ['a']],
    ['post', ['x'.repeat(81)]],
  ])('is none of %s at %j', (kind, names) => expect(linkCardAt(kind, names)).toBeUndefined());
});
