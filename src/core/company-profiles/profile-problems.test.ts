import { describe, expect, it } from 'vitest';
import { emptyProfile, type Collage, type ProfileDraft } from './company-profile.ts';
import { longestProfileText, longestProfileTitle, mostCustomSections } from './profile-limits.ts';
import { profileProblems } from './profile-problems.ts';
import { tidiedProfile } from './tidied-profile.ts';

const { updatedOn: _, ...empty } = emptyProfile;
const a = (sections: Partial<ProfileDraft>): ProfileDraft => ({ ...empty, ...sections });
const award = { name: 'Safe places to work', by: 'Deccan Chamber', year: 2025 };
const leader = { name: 'Meenal Joshi', role: 'Chief executive', photo: null };
const collage = (known: Partial<Collage> = {}): Collage => ({
  template: 'four-grid',
  title: 'The office',
  pictures: Array.from({ length: 4 }, () => ({ url: '/images/5f0c2a9be41d7c88', caption: '' })),
  ...known,
});

describe('a profile as it is written (R-028)', () => {
  it.each([
    [{}, {}],
    [{ mission: 'Money on the same day.', overview: ['One.', 'Two.'], awards: [award], leadership: [leader] }, {}],
    [{ mission: 'a'.repeat(longestProfileText + 1) }, { mission: 'long' }],
    [{ awards: [award, { ...award, name: ' ' }] }, { 'awards.1.name': 'empty' }],
    [{ awards: [{ ...award, year: 2025.5 }] }, { 'awards.0.year': 'no-year' }],
    [{ thirdPartyAwards: [{ ...award, by: 'a'.repeat(longestProfileTitle + 1) }] }, { 'thirdPartyAwards.0.by': 'long' }],
    [{ leadership: [{ ...leader, photo: 'https://elsewhere.example/a.png' }] }, { 'leadership.0.photo': 'no-picture' }],
    [{ leadershipMessage: { ...leader, text: '' } }, { 'leadershipMessage.text': 'empty' }],
    [{ faq: [{ question: 'When?', answer: '' }] }, { 'faq.0.answer': 'empty' }],
    [{ customSections: Array.from({ length: mostCustomSections + 1 }, () => ({ title: 'T', text: 'Text.', picture: null })) }, { customSections: 'many' }],
    [{ lifeAtCompany: [collage()] }, {}],
    [{ lifeAtCompany: [collage(), collage()] }, { 'lifeAtCompany.1': 'twice' }],
    [{ lifeAtCompany: [collage({ template: 'six' })] }, { 'lifeAtCompany.0.pictures': 'picture-count' }],
    [{ videos: [{ title: 'A day', videoId: 'https://a.example', summary: '' }] }, { 'videos.0.videoId': 'no-video' }],
    [{ updates: [{ day: '2026-02-30', title: 'News', text: 'Text.' }] }, { 'updates.0.day': 'no-day' }],
  ] satisfies [Partial<ProfileDraft>, Readonly<Record<string, string>>][])('%j has the problems %j', (sections, problems) =>
    expect(profileProblems(a(sections))).toEqual(problems),
  );

  it('has the problem of a picture of another place in a collage', () => {
    const pictures = [...collage().pictures.slice(1), { url: '//elsewhere.example/a.png', caption: '' }];
    expect(profileProblems(a({ lifeAtCompany: [collage({ pictures })] }))).toEqual({ 'lifeAtCompany.0.pictures.3.url': 'no-picture' });
  });
});

describe('a tidied profile', () => {
  it('is without markup and what cannot be seen', () =>
    expect(tidiedProfile(a({ mission: 'Pay <b>on time</b>.\u202e', awards: [{ ...award, name: ' Safe\n places ' }] }))).toMatchObject({
      mission: 'Pay on time.',
      awards: [{ name: 'Safe places' }],
    }));

  it('leaves out what says nothing', () =>
    expect(tidiedProfile(a({ mission: ' ', vision: '', overview: ['', 'One.'] }))).toMatchObject({ mission: null, vision: null, overview: ['One.'] }));

  it('has its news newest first', () =>
    expect(
      tidiedProfile(a({ updates: ['2025-01-02', '2026-03-04', '2025-12-01'].map((day) => ({ day, title: 'News', text: 'Text.' })) })).updates.map(
        ({ day }) => day,
      ),
    ).toEqual(['2026-03-04', '2025-12-01', '2025-01-02']));
});
