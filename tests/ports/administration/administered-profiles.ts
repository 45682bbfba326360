import { expect, it } from 'vitest';
import type { AdministeredCompanies } from '#core/administration/administered-companies.ts';
import type { AdministeredProfiles, OfficeForm, ProfileForm } from '#core/company-profiles/administered-profiles.ts';
import { noDetails, type CompanyDetails } from '#core/company-profiles/company-details.ts';
import { emptyProfile } from '#core/company-profiles/company-profile.ts';
import { aPicture } from '#tests/pictures.ts';

export interface OpenedProfiles {
  readonly companies: AdministeredCompanies;
  readonly profiles: AdministeredProfiles;
}

const { updatedOn: _, ...nothingSaid } = emptyProfile;

const office = (known: Partial<OfficeForm>): OfficeForm => ({
  city: 'Pune',
  isHeadOffice: false,
  address: null,
  phone: null,
  employees: null,
  teams: [],
  ...known,
});

export const aProfileForm = (known: Partial<ProfileForm> = {}): ProfileForm => ({
  details: noDetails,
  profile: {
    ...nothingSaid,
    isClaimed: true,
    mission: 'Money of small shops is to arrive the same day.',
    awards: [{ name: 'Safe places to work', by: 'Deccan Chamber', year: 2025 }],
  },
  offices: [office({ teams: ['Sales'], employees: '51-200' }), office({ city: 'Kochi', isHeadOffice: true, address: '4, Canal Road' })],
  associated: [],
  offeredBenefits: [],
  ...known,
});

export function keepsProfiles(open: () => Promise<OpenedProfiles>): void {
  const twoCompanies = async () => {
    const opened = await open();
    const form = { name: 'Koyal Pay', website: '', city: '', industry: 'Payments' };
    return { ...opened, koyal: await opened.companies.add(form), lending: await opened.companies.add({ ...form, name: 'Koyal Lending' }) };
  };

  it('says nothing at first, and then what was written, the head office first (R-028)', async () => {
    const { profiles, koyal, lending } = await twoCompanies();
    const { companyId, urlName, name } = koyal;
    expect(await profiles.at(companyId)).toEqual({
      companyId,
      urlName,
      name,
      version: 0,
      details: noDetails,
      profile: nothingSaid,
      offices: [],
      associated: [],
      offeredBenefits: [],
    });
    const form = aProfileForm({ associated: [{ urlName: lending.urlName, relation: 'subsidiary' }] });
    const written = await profiles.replace(koyal.companyId, 0, form);
    expect(written).toEqual({ ...form, companyId, urlName, name, version: 1, offices: form.offices.toReversed() });
    expect(await profiles.at(koyal.companyId)).toEqual(written);
    expect(await profiles.replace(koyal.companyId, 1, aProfileForm({ offices: [] }))).toMatchObject({ version: 2, offices: [], associated: [] });
  });

  it('writes what is known of the company, and forgets what was dropped (R-032)', async () => {
    const { profiles, koyal } = await twoCompanies();
    const details: CompanyDetails = {
      about: 'Lends to small shops.\nAlso in Kochi.',
      foundedYear: 2009,
      indianEmployeeCount: '51-200',
      globalEmployeeCount: '201-500',
      secondaryIndustry: 'Banking',
      careerSiteUrl: 'https://koyal.example/careers',
      contactNumber: '+91 20 5550 0142',
      emailId: 'hello@koyal.example',
      socialLinks: [
        { network: 'linkedin', url: 'https://linkedin.example/koyal' },
        { network: 'x', url: 'https://x.example/koyal' },
      ],
    };
    const typed = { ...details, careerSiteUrl: ' koyal.example/careers', contactNumber: '+91 20 5550 0142 ' };
    expect((await profiles.replace(koyal.companyId, 0, aProfileForm({ details: typed }))).details).toEqual(details);
    expect((await profiles.at(koyal.companyId)).details).toEqual(details);
    expect((await profiles.replace(koyal.companyId, 1, aProfileForm())).details).toEqual(noDetails);
  });

  it('takes back a benefit that a company says it offers, and no other', async () => {
    const { profiles, koyal } = await twoCompanies();
    const { offeredBenefits } = await profiles.replace(koyal.companyId, 0, aProfileForm({ offeredBenefits: ['cab', 'gratuity', 'cab'] }));
    expect(offeredBenefits).toEqual(['gratuity', 'cab']);
    expect((await profiles.replace(koyal.companyId, 1, aProfileForm({ offeredBenefits: ['cab'] }))).offeredBenefits).toEqual(['cab']);
    expect((await profiles.at(koyal.companyId)).offeredBenefits).toEqual(['cab']);
  });

  it('tells the later of two administrators, and changes nothing then', async () => {
    const { profiles, koyal } = await twoCompanies();
    await profiles.replace(koyal.companyId, 0, aProfileForm());
    await expect(profiles.replace(koyal.companyId, 0, aProfileForm({ offices: [] }))).rejects.toMatchObject({ kind: 'conflict', code: 'CHANGED_MEANWHILE' });
    expect((await profiles.at(koyal.companyId)).offices).toHaveLength(2);
    await expect(profiles.at('c0000000000000zz')).rejects.toMatchObject({ kind: 'missing' });
    await expect(profiles.replace('c0000000000000zz', 0, aProfileForm())).rejects.toMatchObject({ kind: 'missing' });
  });

  it('refuses what the profile rules refuse, missing pictures and missing companies', async () => {
    const { profiles, koyal } = await twoCompanies();
    const { profile } = aProfileForm();
    const leader = { name: 'Meenal Joshi', role: 'Chief executive', photo: '/images/0000000000000000' };
    for (const form of [
      aProfileForm({ details: { ...noDetails, foundedYear: 2098 } }),
      aProfileForm({ profile: { ...profile, awards: [{ name: ' ', by: 'Deccan Chamber', year: 2025 }] } }),
      aProfileForm({ profile: { ...profile, leadership: [leader] } }),
      aProfileForm({ details: { ...noDetails, contactNumber: 'ask for Asha' } }),
      aProfileForm({ details: { ...noDetails, emailId: 'nobody at home' } }),
      aProfileForm({ offices: [office({}), office({ city: 'pune' })] }),
      aProfileForm({ associated: [{ urlName: 'nobody', relation: 'sister' }] }),
      aProfileForm({ associated: [{ urlName: koyal.urlName, relation: 'sister' }] }),
    ])
      await expect(profiles.replace(koyal.companyId, 0, form)).rejects.toMatchObject({ kind: 'invalid', code: 'RULE_BROKEN' });
    expect((await profiles.at(koyal.companyId)).version).toBe(0);
  });

  it('keeps a picture, and shows it where the profile says', async () => {
    const { profiles, koyal } = await twoCompanies();
    const photo = await profiles.addPicture(koyal.companyId, await aPicture('png', { width: 30, height: 20 }));
    const { profile } = aProfileForm();
    const leadership = [{ name: 'Meenal Joshi', role: 'Chief executive', photo }];
    expect(await profiles.replace(koyal.companyId, 0, aProfileForm({ profile: { ...profile, leadership } }))).toMatchObject({ profile: { leadership } });
    await expect(profiles.addPicture(koyal.companyId, new Uint8Array([1, 2, 3]))).rejects.toMatchObject({ code: 'PICTURE_UNREADABLE' });
  });
}
