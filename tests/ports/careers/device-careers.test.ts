import { describe, expect, it } from 'vitest';
import type { CareerDetails } from '#core/careers/careers.ts';
import { keptFor } from '#core/own-data/own-storage.ts';
import { BrowserCareers } from '#web/adapters/careers/browser-careers.ts';
import { FakeCareers } from '#tests/fakes/careers/fake-careers.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { aMemberFixture } from '#tests/fakes/member-fixture.ts';
import { aMemberInMemory } from '#tests/login/member-ports.ts';
import { keepsCareers } from './careers.ts';

const job = {
  type: 'working',
  departmentId: 3,
  industryId: 12,
  jobProfile: 'Welder',
  tagId: 5,
  roleId: 9,
  jobLocation: 'Pune',
} as const satisfies CareerDetails;
const bare = { type: 'working', departmentId: null, industryId: null, tagId: 0, roleId: null, jobLocation: null } as const;
const lastWork = { departmentId: 3, industryId: 12, jobProfile: 'Claims Officer', tagId: 5, roleId: 9 } as const;

function anAccount() {
  const account = new FakeCareers(aMemberFixture());
  const pagesOf = (storage: FakeUserStorage, owner: string) => () => new BrowserCareers(account, new FakeUserStorage(storage), () => owner);
  return { account, pagesOf };
}

async function employed() {
  const { account, pagesOf } = anAccount();
  const storage = new FakeUserStorage();
  const page = pagesOf(storage, 'me');
  const { careerStatusId } = await page().create({ type: 'working', companyName: 'Koyal Pay' });
  await page().saveDetails(careerStatusId, job);
  return { account, storage, page, pagesOf, careerStatusId };
}

describe('a career in a browser', () => {
  keepsCareers(async () => {
    const opened = await aMemberInMemory();
    const storage = new FakeUserStorage();
    return { ...opened, ports: async () => opened.ports().then((ports) => ({ ...ports, careers: new BrowserCareers(ports.careers, storage, () => 'me') })) };
  });

  it('is a single line with the account, and whole on the device (F-07)', async () => {
    const { account, storage, page, pagesOf } = await employed();
    expect((await account.own())?.status).toEqual({ ...bare, companyName: 'Koyal Pay', jobProfile: 'Welder' });
    expect((await page().own())?.status).toEqual({ ...job, companyName: 'Koyal Pay' });
    for (const other of [pagesOf(new FakeUserStorage(), 'me'), pagesOf(storage, 'another')])
      expect((await other().own())?.status).toMatchObject({ ...bare, jobProfile: 'Welder' });
  });

  it('is taken along by its member, and by nobody else on the device (S-124)', async () => {
    const { storage } = await employed();
    expect(keptFor(storage, 'me')).toMatchObject([{ name: 'career/me', value: { jobLocation: 'Pune' } }]);
    expect(keptFor(storage, 'another')).toEqual([]);
  });

  it('shows nothing of a job before beside one that was said elsewhere', async () => {
    const { page, pagesOf, careerStatusId } = await employed();
    await pagesOf(new FakeUserStorage(), 'me')().saveDetails(careerStatusId, { ...job, jobProfile: 'Fitter' });
    expect((await page().own())?.status).toMatchObject({ ...bare, jobProfile: 'Fitter' });
  });

  it('of a member between two jobs leaves their last employer on the device, too', async () => {
    const { account, pagesOf } = anAccount();
    const page = pagesOf(new FakeUserStorage(), 'me');
    const { careerStatusId, status } = await page().create({ type: 'unemployed', companyName: 'Koyal Pay' });
    expect(status).toMatchObject({ companyName: 'Koyal Pay' });
    await page().saveUnemployed(careerStatusId, lastWork);
    expect((await page().own())?.status).toEqual({ type: 'unemployed', companyName: 'Koyal Pay', ...lastWork });
    expect((await account.own())?.status).toMatchObject({ companyName: null, departmentId: null, industryId: null, jobProfile: 'Claims Officer' });
  });

  it('is read where someone has tampered with what the device kept', async () => {
    const { page, storage } = await employed();
    for (const odd of [null, 7, { departmentId: 'three', jobLocation: 7 }]) {
      storage.keep('career/me', Object(odd));
      expect((await page().own())?.status).toMatchObject(bare);
    }
  });
});

describe('what an earlier release left of a career with the account (F-07)', () => {
  it('stays there while the device keeps nothing more, and comes here once it does', async () => {
    const { account, pagesOf } = anAccount();
    const storage = new FakeUserStorage();
    const page = pagesOf(storage, 'me');
    const { careerStatusId } = await account.create({ type: 'working', companyName: 'Koyal Pay' });
    await account.saveDetails(careerStatusId, job);
    storage.isFull = true;
    expect([(await page().own())?.status, (await account.own())?.status]).toMatchObject([job, job]);
    storage.isFull = false;
    expect([(await page().own())?.status, (await account.own())?.status]).toMatchObject([job, { ...bare, jobProfile: 'Welder' }]);
    expect((await page().own())?.status).toMatchObject(job);
  });

  it('goes from there with the last employer between jobs, but the job stays', async () => {
    const { account, pagesOf } = anAccount();
    const { careerStatusId } = await account.create({ type: 'unemployed', companyName: 'Koyal Pay' });
    await account.saveUnemployed(careerStatusId, lastWork);
    expect((await pagesOf(new FakeUserStorage(), 'me')().own())?.status).toMatchObject({ companyName: 'Koyal Pay', ...lastWork });
    expect((await account.own())?.status).toMatchObject({ companyName: null, departmentId: null, jobProfile: 'Claims Officer' });
  });
});
