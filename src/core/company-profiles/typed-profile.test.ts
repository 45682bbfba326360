import { describe, expect, it } from 'vitest';
import { noDetails } from './company-details.ts';
import { emptyProfile } from './company-profile.ts';
import type { ProfileForm } from './administered-profiles.ts';
import { profileFormProblems } from './profile-form.ts';
import { blankItem, detailPath, profileFormOf, saidCollages, typedProfileOf } from './typed-profile.ts';

const picture = '/images/5f0c2a9be41d7c88';
const page: ProfileForm = {
  details: {
    ...noDetails,
    about: 'Stores for others.',
    foundedYear: 2009,
    indianEmployeeCount: '51-200',
    socialLinks: [
      { network: 'x', url: 'https://x.example/koyal' },
      { network: 'facebook', url: 'https://facebook.example/koyal' },
    ],
  },
  profile: {
    ...emptyProfile,
    isClaimed: true,
    mission: 'Fewer queues.',
    overview: ['We run storage.', 'Banks use it.'],
    awards: [{ name: 'Fair pay', by: 'Karigar Council', year: 2024 }],
    leadership: [{ name: 'Asha Rao', role: 'Chief executive', photo: null }],
    leadershipMessage: { text: 'Come and see.', name: 'Asha Rao', role: 'Chief executive', photo: picture },
    faq: [{ question: 'Do you hire freshers?', answer: 'Each July.' }],
    customSections: [{ title: 'Our labs', text: 'Two of them.', picture: null }],
    lifeAtCompany: [{ template: 'four-wide', title: 'Fridays', pictures: Array.from({ length: 4 }, () => ({ url: picture, caption: '' })) }],
    videos: [{ title: 'A day', videoId: 'abcdefghijk', summary: '' }],
    updates: [{ day: '2026-10-01', title: 'New office', text: 'In Kochi.' }],
  },
  offices: [{ city: 'Pune', isHeadOffice: true, address: null, phone: null, employees: '501-1k', teams: ['Support', 'Sales'] }],
  associated: [{ urlName: 'koyal-pay', relation: 'subsidiary' }],
  offeredBenefits: ['cab'],
};

describe('the form of a company’s page (R-028)', () => {
  it('says the page that it was made of', () => {
    const { isClaimed, updatedOn: _, ...sections } = { ...emptyProfile, ...page.profile };
    expect(profileFormOf(typedProfileOf(page))).toEqual({ ...page, profile: { isClaimed, ...sections } });
  });

  it('takes a video’s URL for its id, and leaves out an empty collage', () => {
    const form = typedProfileOf(page);
    const typed = { ...form, lists: { ...form.lists, videos: [{ title: 'A day', videoId: 'https://youtu.be/ABCDEFGHIJK', summary: '' }] } };
    expect(profileFormOf(typed).profile.videos[0]?.videoId).toBe('ABCDEFGHIJK');
    expect(saidCollages(form)).toEqual(['four-wide']);
  });

  it('leads from what is wrong with a network to its own field', () => {
    const { details } = typedProfileOf(page);
    expect(['facebook' as const, 'linkedin' as const, 'about' as const].map((field) => detailPath(details, field))).toEqual([
      'details.socialLinks.1.url',
      'details.linkedin',
      'details.about',
    ]);
  });

  it('reads a year in digits of Hindi', () => {
    const form = typedProfileOf(page);
    expect(profileFormOf({ ...form, details: { ...form.details, foundedYear: '१९९८' } }).details.foundedYear).toBe(1998);
  });

  it('lets a field that was left empty be found at its place', () => {
    const form = typedProfileOf(page);
    const typed = { ...form, lists: { ...form.lists, awards: [...form.lists.awards, blankItem('awards')] } };
    expect(profileFormProblems(profileFormOf(typed))).toEqual({
      'profile.awards.1.name': 'empty',
      'profile.awards.1.by': 'empty',
      'profile.awards.1.year': 'no-year',
    });
  });
});
