import { describe, expect, it } from 'vitest';
import type { Community } from './community.ts';
import { isMeant, isNearlyNamed } from './community-search.ts';

const topic = (name: string, nameInHindi: string, about: string): Community => ({
  entityId: 'c',
  type: 'topic',
  slug: 'c',
  name,
  names: { hi: nameInHindi },
  logo: null,
  sign: null,
  category: 'Money',
  about,
  abouts: {},
  isClosed: false,
  topicMeta: { posts: 0, followers: 0 },
  isFollowed: false,
});

const salary = topic('Salary talk', 'वेतन की बात', 'Am I paid fairly, and how to ask for more.');
const notice = topic('Notice period', 'नोटिस पीरियड', 'Buyouts, early release and the long last months.');
const jobs = topic('Switching jobs', 'नौकरी बदलना', 'When to go, when to stay.');
const home = topic('Office or home', 'ऑफ़िस या घर', 'Hybrid rules, commutes and badge swipes.');
const tax = topic('Tax and payslip', 'टैक्स और पेस्लिप', 'In hand, regimes, PF and what the lines mean.');
const freshers = topic('Freshers', 'फ़्रेशर', 'First jobs, bonds, campus offers and long waits.');
const all = [salary, notice, jobs, home, tax, freshers];

const meantBy = (typed: string) => all.filter((community) => isMeant(community, typed));

describe('a community that is searched for (R-057)', () => {
  it.each([
    ['वेतन', salary],
    ['vetan ki baat', undefined],
    ['CTC', salary],
    ['naukri', jobs],
    ['naukri badalna', jobs],
    ['jobs switching', jobs],
    ['wfh', home],
    ['work from home', home],
    ['pf', tax],
    ['EPF', tax],
    ['फ्रेशर', freshers],
    ['campus', freshers],
    ['इस्तीफ़ा', notice],
    ['quantum', undefined],
  ])('by "%s" is found where it is meant', (typed, found) => {
    const first = meantBy(typed);
    if (found) expect(first).toContain(found);
    else expect(first).toEqual([]);
  });

  it('is not found by a short word inside another', () => {
    expect(meantBy('pf')).toEqual([tax]);
    expect(meantBy('the')).toEqual([]);
  });

  it.each(['Notce', 'ntoice', 'notize period', 'nottice', 'नोटस'])('with one slip is found anyway: %s', (typed) =>
    expect(all.filter((community) => isNearlyNamed(community, typed))).toEqual([notice]),
  );

  it.each(['ntc', 'nutize', 'not a topic', ''])('with more than a slip is not: %s', (typed) =>
    expect(all.filter((community) => isNearlyNamed(community, typed))).toEqual([]),
  );
});
