import { describe, expect, it } from 'vitest';
import { noDetails } from './company-details.ts';
import { emptyProfile } from './company-profile.ts';
import { differsIn, withSection, type ProfileSection } from './profile-sections.ts';
import { profileFormOf, typedProfileOf, type TypedProfile } from './typed-profile.ts';

const { updatedOn: _, ...profile } = emptyProfile;
const page = typedProfileOf({ details: noDetails, profile, offices: [], associated: [], offeredBenefits: [] });

const changed: readonly (readonly [ProfileSection, TypedProfile])[] = [
  ['details', { ...page, details: { ...page.details, about: 'Pays.' } }],
  ['said', { ...page, mission: 'To pay.' }],
  ['speech', { ...page, speech: { ...page.speech, text: 'Hello.' } }],
  ['offered', { ...page, offeredBenefits: ['cab'] }],
  ['faq', { ...page, lists: { ...page.lists, faq: [{ question: 'Who?', answer: 'We.' }] } }],
  ['six', { ...page, collages: { ...page.collages, six: { ...page.collages.six, title: 'Work' } } }],
];

describe('a section of a company’s page', () => {
  it.each(changed)('%s is taken over alone, and is all that differs', (section, other) => {
    expect(withSection(page, other, section)).toEqual(other);
    expect(changed.filter(([each]) => differsIn(each, page, other)).map(([each]) => each)).toEqual([section]);
    const all = changed.reduce((sum, [each, theirs]) => withSection(sum, theirs, each), page);
    expect(profileFormOf(withSection(all, page, section))).not.toEqual(profileFormOf(all));
  });
});
