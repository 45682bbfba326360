import { describe, expect, it } from 'vitest';
import { routes as interviews } from '#contract/generated/interviews.ts';
import { routes as moderation } from '#contract/generated/moderation.ts';
import { routes as persona } from '#contract/generated/persona.ts';
import { contributionHttp } from '#web/adapters/contributions/contribution-http.ts';
import { HttpContributionTokens } from '#web/adapters/contributions/http-contribution-tokens.ts';
import { BrowserContributedInterviews } from '#web/adapters/interviews/browser-contributed-interviews.ts';
import { DeviceContributedInterviews } from '#web/adapters/interviews/device-contributed-interviews.ts';
import { httpOwnInterviews } from '#web/adapters/interviews/http-own-interviews.ts';
import { httpRemovalLedger } from '#web/adapters/moderation/http-removal-ledger.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import { aCompany } from '#tests/companies.ts';
import { aContributingDevice, aDevice, anInterviewDevice } from '#tests/contribution-device.ts';
import { OwnInterviewWorld } from '#tests/fakes/interviews/fake-own-interviews.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { keepsContributedInterviews, koyalPay, toldInterview } from './contributed-interviews.ts';

const inMemory = async () => anInterviewDevice(new OwnInterviewWorld()).contributed;

const inABrowser = async () => {
  const { contributed, keys } = anInterviewDevice(new OwnInterviewWorld());
  return new BrowserContributedInterviews(keys, async () => contributed);
};

const overTheWire = async () => {
  const server = await openPersonaServer();
  await keepInTables(server.db, [aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' })]);
  const session = await server.signIn();
  const http = browserOf(server.app, server.clock, { AT: session });
  http.standFor(() => session);
  const tokens = new HttpContributionTokens(http.service(persona), http.under(asNobody, persona));
  const { parts, keys } = aDevice({ tokens, ledger: httpRemovalLedger(http.under(asNobody, moderation)), clock: server.clock });
  const clientOf = contributionHttp(http, keys, server.clock);
  return new DeviceContributedInterviews({ ...parts, interviewsOf: (publicKey) => httpOwnInterviews(clientOf(publicKey).service(interviews)) });
};

describe('contributed interviews of a device in memory', () => void keepsContributedInterviews(inMemory));
describe('contributed interviews of a browser', () => void keepsContributedInterviews(inABrowser));
describe('contributed interviews of a device over the wire', () => void keepsContributedInterviews(overTheWire));

describe('an interview whose answer was lost', () => {
  it('is sent once, and costs one token (R-084)', async () => {
    const world = new OwnInterviewWorld();
    const { contributed, server, tokens } = anInterviewDevice(world);
    server.losesAnswer = true;
    await expect(contributed.send(koyalPay, toldInterview)).rejects.toMatchObject({ kind: 'offline' });
    const sent = await contributed.send(koyalPay, toldInterview);
    expect([[...world.kept.values()], tokens.issued.size]).toEqual([[sent], 1]);
  });

  it('is deleted although it was gone already', async () => {
    const world = new OwnInterviewWorld();
    const { contributed } = anInterviewDevice(world);
    const { interviewId } = await contributed.send(koyalPay, toldInterview);
    const [{ publicKey = '' } = {}] = await contributed.held();
    world.kept.clear();
    expect(await contributed.one(publicKey)).toBeUndefined();
    await contributed.remove(publicKey, interviewId);
    expect(await contributed.held()).toEqual([]);
  });
});

describe('an interview that was taken down', () => {
  it('is appealed by its key, in words that reach whoever decides (F-28)', async () => {
    const world = new OwnInterviewWorld();
    const { contributed } = anInterviewDevice(world);
    const { interviewId } = await contributed.send(koyalPay, toldInterview);
    const [{ publicKey = '' } = {}] = await contributed.held();
    world.takeDown(interviewId, { rule: 'personal-details', note: '' });
    expect(await contributed.appeal(publicKey, interviewId, 'I named nobody.')).toMatchObject({ moderation: [{ appeal: 'open' }] });
    expect([...world.appeals.values()]).toEqual(['I named nobody.']);
  });
});

describe('interviews beside the other contributions of one device (F-07)', () => {
  it('go by what is in stock, whatever that was made for, and are listed by their kind alone', async () => {
    const device = aContributingDevice();
    await device.reviews.prepare('form');
    const [stock] = await device.keys.list();
    const { interviewId } = await device.interviews.send(koyalPay, toldInterview);
    expect([device.tokens.issued.size, await device.reviews.held(), await device.salaries.held()]).toEqual([1, [], []]);
    expect(await device.interviews.held()).toMatchObject([{ publicKey: stock?.publicKey, kind: 'interview', thingId: interviewId }]);
  });
});

describe('a browser that cannot fetch what sends interviews', () => {
  it('says that there is no connection, gets ready for nothing, and fetches it with the next question', async () => {
    const { contributed, keys } = anInterviewDevice(new OwnInterviewWorld());
    let isAway = true;
    const browser = new BrowserContributedInterviews(keys, async () => {
      if (isAway) throw new Error('Loading chunk contributed failed.');
      return contributed;
    });
    await browser.prepare('form');
    await expect(browser.send(koyalPay, toldInterview)).rejects.toMatchObject({ kind: 'offline' });
    isAway = false;
    expect(await browser.send(koyalPay, toldInterview)).toMatchObject({ company: koyalPay });
  });
});
