import { describe, expect, it } from 'vitest';
import { domainsOfCompany, domainSignsOf } from '#server/adapters/company-desk/domain-signs.ts';
import { provingCompanies } from '#server/adapters/companies/proving-companies.ts';
import { MemoryMails } from '#server/adapters/mail/memory-mails.ts';
import { photoKind } from '#server/adapters/photos/photo-kind.ts';
import { refuseUnfit } from '#server/adapters/verification/workplace.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { sql } from 'kysely';
import { adapterParts } from '#tests/adapters.ts';
import { aDatabase, testSecrets } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { aKnownPhotoSet, keepPhotos } from '#tests/fakes/photos/known-photos.ts';
import { aPicture } from '#tests/pictures.ts';
import { MemoryJar } from '#tests/login/memory-jar.ts';
import { aMember } from '#tests/members.ts';
import { deskCompanies } from '#tests/ports/company-desk/company-desk.ts';
import { keepInTables } from '#tests/sql-world.ts';

const { nimbus } = deskCompanies;
const strangers = 'https://stranger.example';
const administrator = { sessionId: 's', member: aMember({ role: 'administrator' }), madeOn: '2026-01-01', expiresAt: Infinity };

async function aWorld() {
  const { db } = await aDatabase();
  await keepInTables(db, Object.values(deskCompanies));
  const clock = new FakeClock();
  const mailbox = new MemoryMails(clock);
  const portsFor = adaptersFor(adapterParts({ db, clock, secrets: testSecrets, mails: mailbox }));
  const enter = async (address: string) => {
    const { deskLogins: logins, companyDesks: desks, deskFacts: facts, deskPhotos: photos } = portsFor({ ...noRequest, jar: new MemoryJar() });
    const { attempt } = await logins.send(address, 'en');
    const [code = ''] = mailbox.list().flatMap(({ to, text }) => (to === address ? (/\d{8}/.exec(text)?.[0] ?? []) : []));
    const session = await logins.enter({ attempt, address, code });
    return { session, desks, facts, photos };
  };
  const owner = await enter('hr@nimbus.example');
  await owner.desks.claim(nimbus.urlName, 'Nandini');
  const as = portsFor(noRequest);
  return { db, enter, owner, known: as.companies, shown: as.photos, companies: portsFor({ ...noRequest, caller: administrator }).administeredCompanies };
}

describe('facts in a company’s own words', () => {
  it('let in nobody by a website and a careers site', async () => {
    const { db, enter, owner } = await aWorld();
    await owner.facts.change(nimbus.urlName, 'website', { version: 0, lines: [strangers] });
    await owner.facts.change(nimbus.urlName, 'careerSite', { version: 0, lines: [`${strangers}/jobs`] });
    const stranger = await enter('eve@stranger.example');
    expect(stranger.session.offered).toEqual([]);
    expect(await stranger.desks.claim(nimbus.urlName, 'Eve')).toMatchObject({ state: 'unproved' });
    expect(await domainSignsOf(db, nimbus.companyId, 'stranger.example')).toEqual({ isConfirmed: false, isWebsite: false, isCareersSite: false });
    expect(await domainsOfCompany(db, nimbus.companyId)).toEqual(['nimbus.example']);
    const place = {
      accountId: 'a',
      kind: 'work',
      name: nimbus.name,
      workplaceKey: `company:${nimbus.name.toLowerCase()}`,
      placeKey: 'p',
      isMailVerified: false,
    } as const;
    await expect(refuseUnfit(db, 'stranger.example', place)).rejects.toMatchObject({ code: 'MAIL_FOREIGN' });
    await expect(refuseUnfit(db, 'nimbus.example', place)).resolves.toBeUndefined();
  });

  it('shut nobody out of a domain that proved the company before', async () => {
    const { enter, owner } = await aWorld();
    await owner.facts.change(nimbus.urlName, 'website', { version: 0, lines: [] });
    const colleague = await enter('two@nimbus.example');
    expect(colleague.session.offered).toMatchObject([{ urlName: nimbus.urlName }]);
    expect(await colleague.desks.claim(nimbus.urlName, 'Two')).toMatchObject({ state: 'asked' });
  });

  it('are no site by which search engines know the company', async () => {
    const { owner, known } = await aWorld();
    expect(await known.header(nimbus.urlName)).toMatchObject({ website: nimbus.website });
    await owner.facts.change(nimbus.urlName, 'website', { version: 0, lines: [strangers] });
    expect(await known.header(nimbus.urlName)).toMatchObject({ website: nimbus.website });
    expect(await known.facts(nimbus.urlName)).toMatchObject({ website: strangers });
  });

  it('raise no limit of people who are counted for the company', async () => {
    const { db, owner } = await aWorld();
    const sizeOf = async () =>
      (await sql<{ readonly size: number }>`select size from ${provingCompanies} as company where id = ${nimbus.companyId}`.execute(db)).rows[0]?.size;
    const before = await sizeOf();
    await owner.facts.change(nimbus.urlName, 'indianSize', { version: 0, lines: ['1 Lakh+'] });
    expect(await sizeOf()).toBe(before);
  });

  it('are taken back by an administrator, whose word proves from then on', async () => {
    const { db, owner, companies } = await aWorld();
    await owner.facts.change(nimbus.urlName, 'website', { version: 0, lines: [strangers] });
    const [known] = (await companies.list(nimbus.name)).items;
    if (!known) throw new Error('There is no company.');
    const renamed = await companies.change(known.companyId, known.version, { ...known, industry: 'Weaving' });
    expect((await domainSignsOf(db, nimbus.companyId, 'stranger.example')).isWebsite).toBe(false);
    await companies.change(known.companyId, renamed.version, { ...renamed, website: 'https://nimbus-mills.example' });
    const history = await owner.facts.history(nimbus.urlName);
    const wordings = history.find(({ fact }) => fact === 'website')?.wordings.map(({ lines, source }) => [...lines, source]);
    expect(wordings).toEqual([
      ['https://nimbus-mills.example', 'administrator'],
      [strangers, 'company'],
      [nimbus.website, 'earlier'],
    ]);
    expect((await domainSignsOf(db, nimbus.companyId, 'nimbus-mills.example')).isWebsite).toBe(true);
  });

  it('are changed by one of many who change them at once', async () => {
    const { owner } = await aWorld();
    const years = Array.from({ length: 6 }, (_, at) => String(1990 + at));
    const outcomes = await Promise.allSettled(years.map((year) => owner.facts.change(nimbus.urlName, 'foundedYear', { version: 0, lines: [year] })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await owner.facts.history(nimbus.urlName))[0]?.wordings).toHaveLength(2);
  });
});

describe('photos in a company’s own name', () => {
  it('give its desk no power over members’ own, and outlast a merger', async () => {
    const { db, owner, shown } = await aWorld();
    const member = aKnownPhotoSet({ companyId: nimbus.companyId });
    await keepPhotos(db, [member]);
    await owner.photos.add(nimbus.urlName, { album: 'office', caption: 'Our gate' }, await aPicture('png', { width: 30, height: 20 }));
    await expect(owner.photos.remove(nimbus.urlName, member.photoSetId)).rejects.toMatchObject({ kind: 'missing' });
    expect((await owner.photos.list(nimbus.urlName)).map(({ caption }) => caption)).toEqual(['Our gate']);
    const { orbit } = deskCompanies;
    await db.transaction().execute(async (transaction) => {
      await photoKind.beforeMove?.(transaction, nimbus.companyId, orbit.companyId);
      for (const name of ['photo_set', 'company_photo'] as const) await transaction.updateTable(name).set({ company_id: orbit.companyId }).execute();
    });
    expect((await shown.byCompany(orbit.urlName)).map(({ caption }) => caption)).toEqual(['Our gate']);
    expect((await shown.list(orbit.urlName, null)).items.map(({ photoSetId }) => photoSetId)).toEqual([member.photoSetId]);
  });
});
