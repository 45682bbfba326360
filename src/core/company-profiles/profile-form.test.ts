import { describe, expect, it } from 'vitest';
import { noDetails } from './company-details.ts';
import { emptyProfile } from './company-profile.ts';
import { longestProfileLine, mostOfficeTeams } from './profile-limits.ts';
import type { OfficeForm, ProfileForm } from './administered-profiles.ts';
import { profileFormProblems, tidiedProfileForm } from './profile-form.ts';

const { updatedOn: _, ...profile } = emptyProfile;
const office = (known: Partial<OfficeForm> = {}): OfficeForm => ({
  city: 'Pune',
  isHeadOffice: false,
  address: null,
  phone: null,
  employees: null,
  teams: [],
  ...known,
});
const a = (known: Partial<ProfileForm>): ProfileForm => ({ details: noDetails, profile, offices: [], associated: [], offeredBenefits: [], ...known });

describe('a company’s own page as an administrator writes it (R-028)', () => {
  it('has no year of its start to come', () => {
    const founded = a({ details: { ...noDetails, foundedYear: 2027 } });
    expect(profileFormProblems(founded, 2026)).toEqual({ 'details.foundedYear': 'late-year' });
    expect(profileFormProblems(founded, 2027)).toEqual({});
  });

  it.each([
    [{ offices: [office({ isHeadOffice: true, teams: ['Sales'] }), office({ city: 'Kochi' })] }, {}],
    [{ details: { ...noDetails, foundedYear: 2009, careerSiteUrl: 'koyal.example', contactNumber: '+91 20 5550 0142', emailId: 'hello@koyal.example' } }, {}],
    [{ details: { ...noDetails, foundedYear: 12 } }, { 'details.foundedYear': 'no-year' }],
    [{ details: { ...noDetails, careerSiteUrl: 'nowhere', emailId: 'hello' } }, { 'details.careerSiteUrl': 'no-address', 'details.emailId': 'no-mail' }],
    [{ details: { ...noDetails, contactNumber: 'ask for Asha' } }, { 'details.contactNumber': 'no-number' }],
    [{ details: { ...noDetails, socialLinks: [{ network: 'x' as const, url: 'javascript:alert(1)' }] } }, { 'details.socialLinks.0.url': 'no-address' }],
    [{ profile: { ...profile, customSections: [{ title: '', text: 'Text.', picture: null }] } }, { 'profile.customSections.0.title': 'empty' }],
    [{ offices: [office(), office({ city: ' pune ' })] }, { 'offices.1.city': 'twice' }],
    [{ offices: [office({ city: '' })] }, { 'offices.0.city': 'empty' }],
    [{ offices: [office({ isHeadOffice: true }), office({ city: 'Kochi', isHeadOffice: true })] }, { 'offices.1.isHeadOffice': 'twice' }],
    [{ offices: [office({ address: 'a'.repeat(longestProfileLine + 1) })] }, { 'offices.0.address': 'long' }],
    [{ offices: [office({ teams: Array.from({ length: mostOfficeTeams + 1 }, (_each, at) => `Team ${at}`) })] }, { 'offices.0.teams': 'many' }],
    [
      {
        associated: [
          { urlName: 'koyal', relation: 'parent' },
          { urlName: 'koyal', relation: 'sister' },
        ],
      },
      { 'associated.1.urlName': 'twice' },
    ],
  ] satisfies [Partial<ProfileForm>, Readonly<Record<string, string>>][])('%j has the problems %j', (known, problems) =>
    expect(profileFormProblems(a(known))).toEqual(problems),
  );

  it('is without what says nothing', () =>
    expect(tidiedProfileForm(a({ offices: [office({ address: ' ', teams: ['', ' Sales\u202e '] })] })).offices).toEqual([office({ teams: ['Sales'] })]));
});
