import type { AssociatedCompany } from '#core/company-profiles/associated-company.ts';
import type { CompanyOffice } from '#core/company-profiles/company-office.ts';
import { emptyProfile, type CompanyProfile } from '#core/company-profiles/company-profile.ts';

export interface KnownProfile {
  readonly urlName: string;
  readonly profile: CompanyProfile;
  /** Head office first. */
  readonly offices: readonly CompanyOffice[];
  readonly associated: readonly AssociatedCompany[];
}

const picture = (number: number): string => `/images/5f0c2a9be41d7c8${number}`;

export const wholeProfile: CompanyProfile = {
  ...emptyProfile,
  isClaimed: true,
  updatedOn: '2026-11-02',
  mission: 'Money of small shops is to arrive the same day.',
  vision: 'A shop in any town pays and is paid like one in Mumbai.',
  overview: ['Koyal Pay moves money between shops and those who supply them.', 'It began with four people in a shop for spare parts.'],
  awards: [{ name: 'Payments product of the year', by: 'Sahyadri Business Forum', year: 2025 }],
  thirdPartyAwards: [{ name: 'Fair places to work', by: 'Vindhya Institute of Work', year: 2024 }],
  leadership: [
    { name: 'Meenal Joshi', role: 'Chief executive', photo: picture(1) },
    { name: 'Harpreet Gill', role: 'Head of engineering', photo: null },
  ],
  leadershipMessage: { text: 'Come and ask us what goes wrong. We tell you.', name: 'Meenal Joshi', role: 'Chief executive', photo: picture(1) },
  faq: [{ question: 'How long is the notice period?', answer: 'Thirty days for everyone.' }],
  customSections: [
    { title: 'How we hire', text: 'Two talks and one task that is paid for.', picture: picture(2) },
    { title: 'On call', text: 'One week in eight, and the day after is free.', picture: null },
  ],
  lifeAtCompany: [
    { template: 'four-grid', title: 'The office in Pune', pictures: [1, 2, 3, 4].map((number) => ({ url: picture(number), caption: `Floor ${number}` })) },
    { template: 'six', title: 'Diwali', pictures: [1, 2, 3, 4, 5, 6].map((number) => ({ url: picture(number), caption: '' })) },
  ],
  videos: [{ title: 'A day at the help desk', videoId: 'dQw4w9WgXcQ', summary: 'Three people of the help desk show their morning.' }],
  updates: [{ day: '2026-10-12', title: 'A second office', text: 'We opened in Kochi.' }],
};

export const anOffice = (known: Partial<CompanyOffice> = {}): CompanyOffice => ({
  locationUrl: 'pune',
  city: 'Pune',
  state: 'Maharashtra',
  isHeadOffice: false,
  address: null,
  phone: null,
  employees: null,
  teams: [],
  ...known,
});

export const anAssociated = (known: Partial<AssociatedCompany> = {}): AssociatedCompany => ({
  urlName: 'koyal-lending',
  name: 'Koyal Lending',
  logo: null,
  industry: 'Payments',
  headquarters: 'Pune',
  rating: 3.8,
  reviewsCount: 120,
  indianEmployeeCount: '501-1k',
  foundedYear: 2011,
  officesCount: 1,
  award: null,
  relation: 'subsidiary',
  ...known,
});

export const koyalProfile: KnownProfile = {
  urlName: 'koyal-pay',
  profile: wholeProfile,
  offices: [
    anOffice({
      isHeadOffice: true,
      address: 'Third floor, Sopan Baug Road, Pune 411001',
      phone: '+91 20 5550 0142',
      employees: '501-1k',
      teams: ['Engineering', 'Help desk'],
    }),
    anOffice({ locationUrl: 'kochi', city: 'Kochi', state: 'Kerala', employees: '51-200', teams: ['Sales'] }),
  ],
  associated: [
    anAssociated({ urlName: 'sahyadri-holdings', name: 'Sahyadri Holdings', relation: 'parent' }),
    anAssociated(),
    anAssociated({ urlName: 'koyal-insure', name: 'Koyal Insure', relation: 'sister' }),
  ],
};

export const silentProfile = (urlName: string): KnownProfile => ({ urlName, profile: emptyProfile, offices: [], associated: [] });
