import { describe, expect, it } from 'vitest';
import { routes as moderation } from '#contract/generated/moderation.ts';
import { routes as persona } from '#contract/generated/persona.ts';
import { routes as review } from '#contract/generated/review.ts';
import { contributionHttp } from '#web/adapters/contributions/contribution-http.ts';
import { HttpContributionTokens } from '#web/adapters/contributions/http-contribution-tokens.ts';
import { httpRemovalLedger } from '#web/adapters/moderation/http-removal-ledger.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import { BrowserContributedReviews } from '#web/adapters/reviews/browser-contributed-reviews.ts';
import { DeviceContributedReviews } from '#web/adapters/reviews/device-contributed-reviews.ts';
import { httpOwnReviews } from '#web/adapters/reviews/http-own-reviews.ts';
import { aCompany } from '#tests/companies.ts';
import { aDevice, aReviewingDevice } from '#tests/contribution-device.ts';
import { OwnReviewWorld } from '#tests/fakes/reviews/fake-own-reviews.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { draft, keepsContributedReviews } from './contributed-reviews.ts';

const inMemory = async () => aReviewingDevice(new OwnReviewWorld()).contributed;

const inABrowser = async () => {
  const { contributed, keys } = aReviewingDevice(new OwnReviewWorld());
  return new BrowserContributedReviews(keys, async () => contributed);
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
  return new DeviceContributedReviews({ ...parts, reviewsOf: (publicKey) => httpOwnReviews(clientOf(publicKey).service(review)) });
};

describe('contributed reviews of a device in memory', () => void keepsContributedReviews(inMemory));
describe('contributed reviews of a browser', () => void keepsContributedReviews(inABrowser));
describe('contributed reviews of a device over the wire', () => void keepsContributedReviews(overTheWire));

describe('a review whose answer was lost', () => {
  it('is sent once, and costs one token (R-084)', async () => {
    const world = new OwnReviewWorld();
    const { contributed, server, tokens } = aReviewingDevice(world);
    const company = { urlName: 'koyal-pay', name: 'Koyal Pay' };
    server.losesAnswer = true;
    await expect(contributed.send(company, draft)).rejects.toMatchObject({ kind: 'offline' });
    const sent = await contributed.send(company, draft);
    expect([[...world.reviews.values()], tokens.issued.size]).toEqual([[sent], 1]);
  });

  it('is found by its key, and has its name then', async () => {
    const { contributed, server } = aReviewingDevice(new OwnReviewWorld());
    server.losesAnswer = true;
    await expect(contributed.send({ urlName: 'koyal-pay', name: 'Koyal Pay' }, draft)).rejects.toMatchObject({ kind: 'offline' });
    const [{ publicKey = '', thingId } = {}] = await contributed.held();
    expect(thingId).toBeUndefined();
    const own = await contributed.one(publicKey);
    expect((await contributed.held())[0]).toMatchObject({ thingId: own?.reviewId });
  });

  it('is deleted although it was gone already', async () => {
    const world = new OwnReviewWorld();
    const { contributed } = aReviewingDevice(world);
    const { reviewId } = await contributed.send({ urlName: 'koyal-pay', name: 'Koyal Pay' }, draft);
    const [{ publicKey = '' } = {}] = await contributed.held();
    world.reviews.clear();
    await contributed.remove(publicKey, reviewId);
    expect(await contributed.held()).toEqual([]);
  });
});

describe('a browser that cannot fetch what sends reviews', () => {
  it('says that there is no connection, and fetches it with the next question', async () => {
    const { contributed, keys } = aReviewingDevice(new OwnReviewWorld());
    let isAway = true;
    const browser = new BrowserContributedReviews(keys, async () => {
      if (isAway) throw new Error('Loading chunk contributed failed.');
      return contributed;
    });
    const company = { urlName: 'koyal-pay', name: 'Koyal Pay' };
    await expect(browser.send(company, draft)).rejects.toMatchObject({ kind: 'offline' });
    isAway = false;
    expect(await browser.send(company, draft)).toMatchObject({ company });
  });
});
