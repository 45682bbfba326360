import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/administration.ts';
import { appOver } from '#tests/contract/app-over.ts';
import { FakeAdministeredCompanies } from '#tests/fakes/administration/fake-administered-companies.ts';
import { FakeAdministeredProfiles } from '#tests/fakes/administration/fake-administered-profiles.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { aPicture } from '#tests/pictures.ts';
import { aPostServer } from '#tests/posts/helpers.ts';
import { httpAdministeredCompanies } from '#web/adapters/administration/http-administered-companies.ts';
import { httpAdministeredProfiles } from '#web/adapters/administration/http-administered-profiles.ts';
import { aProfileForm, keepsProfiles, type OpenedProfiles } from './administered-profiles.ts';

const inMemory = async (): Promise<OpenedProfiles> => {
  const companies = new FakeAdministeredCompanies();
  return { companies, profiles: new FakeAdministeredProfiles(companies) };
};

const inTheDatabase = async (): Promise<OpenedProfiles> => {
  const { administeredCompanies: companies, administeredProfiles: profiles } = (await aPostServer()).aMember({ role: 'administrator' });
  return { companies, profiles };
};

const overTheWire = async (): Promise<OpenedProfiles> => {
  const server = await aPostServer();
  const { caller } = server.aMember({ role: 'administrator' });
  const app = await appOver(server, { holding: async () => caller });
  const administration = browserOf(app, server.clock, { AT: 'token' }).service(routes);
  return { companies: httpAdministeredCompanies(administration), profiles: httpAdministeredProfiles(administration) };
};

describe.each([
  ['in memory', inMemory],
  ['in the database', inTheDatabase],
  ['over the wire', overTheWire],
])('companies’ own pages as administrators write them, %s', (_where, open) => void keepsProfiles(open));

const koyalForm = { name: 'Koyal Pay', website: '', city: 'Pune', industry: 'Payments' };

describe('the own page of a company in the database', () => {
  it('is read by everyone as it was written, without markup, and logged (R-028, S-54, S-123)', async () => {
    const server = await aPostServer();
    const { administeredCompanies, administeredProfiles, administratorLog } = server.aMember({ role: 'administrator' });
    const koyal = await administeredCompanies.add(koyalForm);
    const lending = await administeredCompanies.add({ ...koyalForm, name: 'Koyal Lending' });
    const form = aProfileForm({ associated: [{ urlName: lending.urlName, relation: 'subsidiary' }] });
    await administeredProfiles.replace(koyal.companyId, 0, { ...form, profile: { ...form.profile, mission: 'Pay <b>on time</b>.\u202e' } });
    const { companyProfiles, companies } = server.guest;
    expect(await companyProfiles.profile(koyal.urlName)).toMatchObject({ mission: 'Pay on time.', isClaimed: true, awards: form.profile.awards });
    expect((await companyProfiles.offices(koyal.urlName)).items.map(({ city, isHeadOffice, teams }) => [city, isHeadOffice, teams])).toEqual([
      ['Kochi', true, []],
      ['Pune', false, ['Sales']],
    ]);
    expect((await companyProfiles.associated(lending.urlName)).items).toMatchObject([{ urlName: koyal.urlName, relation: 'parent' }]);
    expect(await companies.header(koyal.urlName)).toMatchObject({ headquarters: 'Kochi', relationsCount: 1 });
    expect(await companies.header(lending.urlName)).toMatchObject({ relationsCount: 1 });
    const [entry] = (await administratorLog.entries()).items;
    expect(entry).toMatchObject({ action: 'profile-changed', subject: 'Koyal Pay' });
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        { field: 'mission', before: '', after: 'Pay on time.' },
        { field: 'awards', before: '0', after: '1' },
        { field: 'isClaimed', before: 'no', after: 'yes' },
      ]),
    );
    expect(entry?.changes.map(({ field }) => field)).not.toContain('faq');
  });

  it('no longer says what an administrator took back, as its history says', async () => {
    const server = await aPostServer();
    const { administeredCompanies, administeredProfiles, administratorLog } = server.aMember({ role: 'administrator' });
    const { companyId, urlName } = await administeredCompanies.add(koyalForm);
    await server.db.insertInto('offered_benefit').values({ company_id: companyId, benefit: 'cab' }).execute();
    const { offeredBenefits, version, ...page } = await administeredProfiles.at(companyId);
    expect(offeredBenefits).toEqual(['cab']);
    await administeredProfiles.replace(companyId, version, { ...page, offeredBenefits: [] });
    expect((await server.guest.companies.facts(urlName)).offeredBenefits).toEqual([]);
    const [benefits] = (await server.guest.deskFacts.history(urlName)).filter(({ fact }) => fact === 'benefits');
    expect(benefits?.wordings).toMatchObject([
      { lines: [], source: 'administrator' },
      { lines: ['cab'], source: 'earlier' },
    ]);
    expect((await administratorLog.entries()).items[0]?.changes).toEqual([{ field: 'offeredBenefits', before: '1', after: '0' }]);
  });

  it('is given up again, with the relations that others had to it', async () => {
    const server = await aPostServer();
    const { administeredCompanies, administeredProfiles } = server.aMember({ role: 'administrator' });
    const koyal = await administeredCompanies.add(koyalForm);
    const lending = await administeredCompanies.add({ ...koyalForm, name: 'Koyal Lending' });
    await administeredProfiles.replace(koyal.companyId, 0, aProfileForm({ associated: [{ urlName: lending.urlName, relation: 'sister' }] }));
    await administeredProfiles.replace(lending.companyId, 0, aProfileForm());
    expect((await administeredProfiles.at(koyal.companyId)).associated).toEqual([]);
    expect(await server.guest.companies.header(koyal.urlName)).toMatchObject({ relationsCount: 0 });
  });

  it('keeps pictures while they are shown, even when moved, and then drops them (S-75)', async () => {
    const server = await aPostServer();
    const { administeredCompanies, administeredProfiles } = server.aMember({ role: 'administrator' });
    const koyal = await administeredCompanies.add(koyalForm);
    const betwa = await administeredCompanies.add({ ...koyalForm, name: 'Betwa' });
    const [shown, unshown] = [
      await administeredProfiles.addPicture(koyal.companyId, await aPicture('png', { width: 30, height: 20 })),
      await administeredProfiles.addPicture(koyal.companyId, await aPicture('png', { width: 20, height: 30 })),
    ];
    const kept = async () => (await server.db.selectFrom('image').select('id').execute()).map(({ id }) => `/images/${id}`);
    expect(new Set(await kept())).toEqual(new Set([shown, unshown]));
    const form = aProfileForm();
    const leadership = [{ name: 'Meenal Joshi', role: 'Chief executive', photo: shown }];
    await administeredProfiles.replace(koyal.companyId, 0, { ...form, profile: { ...form.profile, leadership } });
    expect(await kept()).toEqual([shown]);
    await administeredCompanies.merge(koyal.companyId, (await administeredCompanies.list('Koyal')).items[0]?.version ?? 0, betwa.companyId);
    expect(await server.guest.companyProfiles.profile(betwa.urlName)).toMatchObject({ leadership });
    expect(await kept()).toEqual([shown]);
    await administeredProfiles.replace(betwa.companyId, 1, form);
    expect(await kept()).toEqual([]);
  });

  it('is there for no guest, no member and no moderator (S-38, S-44)', async () => {
    const server = await aPostServer();
    const { companyId } = await server.aMember({ role: 'administrator' }).administeredCompanies.add(koyalForm);
    const callers = [
      [server.guest, 'signed-out'],
      [server.aMember(), 'missing'],
      [server.aMember({ role: 'moderator' }), 'missing'],
    ] as const;
    for (const [{ administeredProfiles: profiles }, kind] of callers) {
      const asked = [
        () => profiles.at(companyId),
        () => profiles.replace(companyId, 0, aProfileForm()),
        () => profiles.addPicture(companyId, new Uint8Array()),
      ];
      for (const ask of asked) await expect(ask()).rejects.toMatchObject({ kind });
    }
  });
});
