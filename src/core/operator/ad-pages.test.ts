import { describe, expect, it } from 'vitest';
import { screenNameOf } from '../navigation/screen-names.ts';
import { screens } from '../navigation/screens.ts';
import { isAdPage } from './ad-pages.ts';

const kept = /^\/(legal|moderation|administration|settings|user|contribute|features|login|session|messages|notifications|transparency|terms|contact|search)/;

describe('an advertisement of the host (R-216)', () => {
  it.each(['HomeScreen', 'JobsListing', 'CommunityListing', 'CompanyPosts', 'ReviewsListing', 'CollegeDetails'])('may stand on %s', (page) =>
    expect(isAdPage(page)).toBe(true),
  );

  it('is on no form, settings, messages, legal page or moderation page', () => {
    const all = Object.entries(screens).filter(([, path]) => kept.test(path));
    expect(all.length).toBeGreaterThan(25);
    expect(all.map(([screen]) => screenNameOf(screen)).filter(isAdPage)).toEqual([]);
  });

  it.each(['NotFound', '', 'Rewards', 'TakeHomeCalculator', 'Kit'])('is not on %s', (page) => expect(isAdPage(page)).toBe(false));
});
