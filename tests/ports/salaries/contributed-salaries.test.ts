import { describe, expect, it } from 'vitest';
import { routes as moderation } from '#contract/generated/moderation.ts';
import { routes as persona } from '#contract/generated/persona.ts';
import { routes as salary } from '#contract/generated/salary.ts';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { contributionHttp } from '#web/adapters/contributions/contribution-http.ts';
import { HttpContributionTokens } from '#web/adapters/contributions/http-contribution-tokens.ts';
import { httpRemovalLedger } from '#web/adapters/moderation/http-removal-ledger.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import { BrowserContributedSalaries } from '#web/adapters/salaries/browser-contributed-salaries.ts';
import { DeviceContributedSalaries } from '#web/adapters/salaries/device-contributed-salaries.ts';
import { httpOwnSalaries } from '#web/adapters/salaries/http-own-salaries.ts';
import { aCompany } from '#tests/companies.ts';
import { aContributingDevice, aDevice, aSalaryDevice } from '#tests/contribution-device.ts';
import { FakeOwnSalaries, OwnSalaryWorld } from '#tests/fakes/salaries/fake-own-salaries.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { aReviewDraft } from '#tests/ports/reviews/own-reviews.ts';
import { keepJobs } from '#tests/salaries.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { keepsContributedSalaries, koyalPay } from './contributed-salaries.ts';
import { aSalaryDraft } from './own-salaries.ts';

const inMemory = async () => aSalaryDevice(new OwnSalaryWorld()).contributed;

const inABrowser = async () => {
  const { contributed, keys } = aSalaryDevice(new OwnSalaryWorld());
  return new BrowserContributedSalaries(keys, async () => contributed);
};

const overTheWire = async () => {
  const server = await openPersonaServer();
  await keepInTables(server.db, [aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' })]);
  await keepJobs(server.db);
  const session = await server.signIn();
  const http = browserOf(server.app, server.clock, { AT: session });
  http.standFor(() => session);
  const tokens = new HttpContributionTokens(http.service(persona), http.under(asNobody, persona));
  const { parts, keys } = aDevice({ tokens, ledger: httpRemovalLedger(http.under(asNobody, moderation)), clock: server.clock });
  const clientOf = contributionHttp(http, keys, server.clock);
  return new DeviceContributedSalaries({ ...parts, salariesOf: (publicKey) => httpOwnSalaries(clientOf(publicKey).service(salary)) });
};

describe('contributed salaries of a device in memory', () => void keepsContributedSalaries(inMemory));
describe('contributed salaries of a browser', () => void keepsContributedSalaries(inABrowser));
describe('contributed salaries of a device over the wire', () => void keepsContributedSalaries(overTheWire));

describe('a salary whose answer was lost', () => {
  it('is sent once, and costs one token (R-084)', async () => {
    const world = new OwnSalaryWorld();
    const { contributed, server, tokens } = aSalaryDevice(world);
    server.losesAnswer = true;
    await expect(contributed.send(koyalPay, aSalaryDraft)).rejects.toMatchObject({ kind: 'offline' });
    const sent = await contributed.send(koyalPay, aSalaryDraft);
    expect([[...world.salaries.values()], tokens.issued.size]).toEqual([[sent], 1]);
  });

  it('is found by its key, and has its name then', async () => {
    const { contributed, server } = aSalaryDevice(new OwnSalaryWorld());
    server.losesAnswer = true;
    await expect(contributed.send(koyalPay, aSalaryDraft)).rejects.toMatchObject({ kind: 'offline' });
    const [{ publicKey = '', thingId } = {}] = await contributed.held();
    expect(thingId).toBeUndefined();
    const own = await contributed.one(publicKey);
    expect((await contributed.held())[0]).toMatchObject({ thingId: own?.salaryId });
  });

  it('is deleted although it was gone already', async () => {
    const world = new OwnSalaryWorld();
    const { contributed } = aSalaryDevice(world);
    const { salaryId } = await contributed.send(koyalPay, aSalaryDraft);
    const [{ publicKey = '' } = {}] = await contributed.held();
    world.salaries.clear();
    expect(await contributed.one(publicKey)).toBeUndefined();
    await contributed.remove(publicKey, salaryId);
    expect(await contributed.held()).toEqual([]);
  });
});

describe('salaries and reviews of one device (F-07)', () => {
  it('are sent by what is in stock, whichever is first, and each is listed by its kind', async () => {
    const { reviews, salaries, keys, tokens } = aContributingDevice();
    await reviews.prepare('form');
    const [stock] = await keys.list();
    const { salaryId } = await salaries.send(koyalPay, aSalaryDraft);
    expect([tokens.issued.size, await reviews.held()]).toEqual([1, []]);
    expect(await salaries.held()).toMatchObject([{ publicKey: stock?.publicKey, kind: 'salary', thingId: salaryId }]);
    await salaries.prepare('form');
    const { reviewId } = await reviews.send(koyalPay, { ...aReviewDraft, isInvited: false });
    expect(tokens.issued.size).toBe(2);
    expect([await reviews.held(), (await salaries.held()).length]).toMatchObject([[{ kind: 'review', thingId: reviewId }], 1]);
  });

  it('are begun again apart, where neither answer about one company came', async () => {
    const { reviews, salaries, server, tokens } = aContributingDevice();
    server.losesAnswer = true;
    await expect(reviews.send(koyalPay, { ...aReviewDraft, isInvited: false })).rejects.toMatchObject({ kind: 'offline' });
    server.losesAnswer = true;
    await expect(salaries.send(koyalPay, aSalaryDraft)).rejects.toMatchObject({ kind: 'offline' });
    const [{ publicKey: ofReview } = {}, { publicKey: ofSalary } = {}] = [(await reviews.held())[0], (await salaries.held())[0]];
    await salaries.send(koyalPay, aSalaryDraft);
    await reviews.send(koyalPay, { ...aReviewDraft, isInvited: false });
    expect([await reviews.held(), await salaries.held()]).toMatchObject([[{ publicKey: ofReview }], [{ publicKey: ofSalary }]]);
    expect([ofReview === ofSalary, tokens.issued.size]).toEqual([false, 2]);
  });

  it('have nothing in common that leaves the device: two salaries go by two keys and two tokens', async () => {
    const [world, { parts }] = [new OwnSalaryWorld(), aDevice()];
    const left: (readonly [publicKey: string, token: ContributionToken])[] = [];
    class WatchedSalaries extends FakeOwnSalaries {
      readonly publicKey: string;

      constructor(publicKey: string) {
        super(world, publicKey);
        this.publicKey = publicKey;
      }

      override create(...given: Parameters<FakeOwnSalaries['create']>) {
        left.push([this.publicKey, given[2]]);
        return super.create(...given);
      }
    }
    const salaries = new DeviceContributedSalaries({ ...parts, salariesOf: (publicKey) => new WatchedSalaries(publicKey) });
    await salaries.prepare('form');
    await salaries.send(koyalPay, aSalaryDraft);
    await salaries.send(koyalPay, aSalaryDraft);
    const [one, other] = left.map(([publicKey, { keyId: _, prefix, signature }]) => [publicKey, prefix, signature]);
    expect([one?.length, other?.length, one?.filter((text) => other?.includes(text))]).toEqual([3, 3, []]);
  });
});

describe('a browser that cannot fetch what sends salaries', () => {
  it('says that there is no connection, gets ready for nothing, and fetches it with the next question', async () => {
    const { contributed, keys } = aSalaryDevice(new OwnSalaryWorld());
    let isAway = true;
    const browser = new BrowserContributedSalaries(keys, async () => {
      if (isAway) throw new Error('Loading chunk contributed failed.');
      return contributed;
    });
    await browser.prepare('form');
    await expect(browser.send(koyalPay, aSalaryDraft)).rejects.toMatchObject({ kind: 'offline' });
    isAway = false;
    expect(await browser.send(koyalPay, aSalaryDraft)).toMatchObject({ company: koyalPay });
  });
});
