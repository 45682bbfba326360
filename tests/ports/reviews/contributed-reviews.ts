import { expect, it } from 'vitest';
import type { ContributedReviews } from '#core/reviews/contributed-reviews.ts';
import type { NewReview } from '#core/reviews/review-draft.ts';

/** A device of a member who is signed in, beside one company, `koyal-pay`. */
export type OpenDevice = () => Promise<ContributedReviews>;

const company = { urlName: 'koyal-pay', name: 'Koyal Pay' };

export const draft: NewReview = {
  stars: 4,
  ratings: { workLife: 5 },
  title: 'Good teams',
  likes: 'Seniors review code properly and nobody calls after seven.',
  dislikes: 'The promotion cycle moved twice within this one year.',
  designationId: null,
  cityId: null,
  employment: 'full-time',
  isCurrent: false,
  exit: null,
  isInvited: false,
};

/** The promises of ContributedReviews, held by every adapter. */
export function keepsContributedReviews(open: OpenDevice): void {
  it('sends a review by a key of its own, and finds it by that key (F-07, R-084)', async () => {
    const device = await open();
    expect(await device.held()).toEqual([]);
    const sent = await device.send(company, draft);
    expect(sent).toMatchObject({ stars: 4, likes: draft.likes, company, state: 'submitted', version: 0 });
    const [key, ...others] = await device.held();
    expect([key, others]).toEqual([
      { publicKey: key?.publicKey, kind: 'review', about: 'Koyal Pay', thingId: sent.reviewId, sentOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      [],
    ]);
    expect(await device.one(key?.publicKey ?? '')).toEqual(sent);
  });

  it('gets ready for a review that is to come, which is none of the device yet, and sends it by what it has (F-07)', async () => {
    const device = await open();
    await device.prepare('quiet');
    expect(await device.held()).toEqual([]);
    await device.prepare('quiet');
    const sent = await device.send(company, draft);
    expect((await device.held()).map(({ thingId, about }) => [thingId, about])).toEqual([[sent.reviewId, 'Koyal Pay']]);
    await device.prepare('quiet');
    await device.prepare('form');
    expect((await device.held()).length).toBe(1);
  });

  it('sends two of one company by two keys', async () => {
    const device = await open();
    const [one, two] = [await device.send(company, draft), await device.send(company, draft)];
    expect(one.reviewId).not.toBe(two.reviewId);
    expect(new Set((await device.held()).map(({ publicKey }) => publicKey)).size).toBe(2);
  });

  it('has nothing to appeal before anybody decided, and forgets a key that is told so', async () => {
    const device = await open();
    const { reviewId } = await device.send(company, draft);
    const [{ publicKey = '' } = {}] = await device.held();
    await expect(device.appeal(publicKey, reviewId, 'Why?')).rejects.toMatchObject({ kind: 'conflict' });
    await device.forget(publicKey);
    expect(await device.held()).toEqual([]);
  });

  it('changes it from the version that is known, and deletes it with its key', async () => {
    const device = await open();
    const sent = await device.send(company, draft);
    const { publicKey = '' } = (await device.held())[0] ?? {};
    expect(await device.change(publicKey, sent, { ...draft, stars: 1 })).toMatchObject({ stars: 1, version: 1 });
    await expect(device.change(publicKey, sent, draft)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await device.remove(publicKey, sent.reviewId);
    expect(await device.held()).toEqual([]);
  });
}
