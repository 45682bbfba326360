import { describe, expect, it } from 'vitest';
import type { BenefitsDraft, OwnCompanyBenefits } from '#core/benefits/benefits-draft.ts';
import { benefitsContribution } from '#core/benefits/own-benefits.ts';
import { pooledKey } from '#core/contributions/token-pool.ts';
import type { InterviewDraft, OwnInterview } from '#core/interviews/interview-draft.ts';
import { interviewContribution } from '#core/interviews/own-interviews.ts';
import { reviewContribution } from '#core/reviews/own-reviews.ts';
import type { NewReview, OwnReview } from '#core/reviews/review-draft.ts';
import { deviceBenefits } from '#web/adapters/benefits/http-own-benefits.ts';
import { deviceInterviews } from '#web/adapters/interviews/http-own-interviews.ts';
import { deviceReviews } from '#web/adapters/reviews/http-own-reviews.ts';
import { aContributingDevice, aDeviceOf, losing } from '#tests/contribution-device.ts';
import { OwnBenefitsBackend } from '#tests/fakes/benefits/fake-benefits.ts';
import { OwnInterviewBackend } from '#tests/fakes/interviews/fake-own-interviews.ts';
import { DeviceContributed } from '#web/adapters/contributions/device-contributed.ts';
import { FakeOwn } from '#tests/fakes/contributions/fake-own.ts';
import { OwnReviewBackend } from '#tests/fakes/reviews/fake-own-reviews.ts';
import { reportedBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { reportedInterview } from '#tests/ports/interviews/contributed-interviews.ts';
import { draft } from '#tests/ports/reviews/contributed-reviews.ts';
import { keepsContributedModerated, keepsContributedReplied, koyalPay } from './contributed.ts';

const { isInvited: _, ...shown } = draft;

keepsContributedReplied<NewReview, OwnReview>({
  kind: reviewContribution,
  draft,
  shown,
  changes: { stars: 1 },
  inMemory: () => {
    const backend = new OwnReviewBackend();
    return { ...aDeviceOf('reviews', backend), kept: backend.kept };
  },
  onDevice: deviceReviews,
});

keepsContributedReplied<InterviewDraft, OwnInterview>({
  kind: interviewContribution,
  draft: reportedInterview,
  shown: reportedInterview,
  changes: { tips: null },
  inMemory: () => {
    const backend = new OwnInterviewBackend();
    return { ...aDeviceOf('interviews', backend), kept: backend.kept };
  },
  onDevice: deviceInterviews,
});

keepsContributedReplied<BenefitsDraft, OwnCompanyBenefits>({
  kind: benefitsContribution,
  draft: reportedBenefits,
  shown: reportedBenefits,
  changes: { note: null },
  inMemory: () => {
    const backend = new OwnBenefitsBackend();
    return { ...aDeviceOf('benefits', backend), kept: backend.kept };
  },
  onDevice: deviceBenefits,
});

/** Kind as it is on a device where no company replies to it. */
keepsContributedModerated<BenefitsDraft, OwnCompanyBenefits>({
  kind: benefitsContribution,
  draft: reportedBenefits,
  shown: reportedBenefits,
  changes: { note: null },
  inMemory: () => {
    const backend = new OwnBenefitsBackend();
    const device = aDeviceOf('benefits', backend);
    const thingsOf = (publicKey: string) => losing(device.server, new FakeOwn(backend, publicKey));
    return {
      ...device,
      contributed: new DeviceContributed<BenefitsDraft, OwnCompanyBenefits>(device.parts, { ...backend.kind, thingsOf }),
      kept: backend.kept,
    };
  },
  onDevice: deviceBenefits,
});

describe('an interview that was taken down', () => {
  it('is appealed by its key, in words that reach anyone who decides (F-28)', async () => {
    const backend = new OwnInterviewBackend();
    const { contributed } = aDeviceOf('interviews', backend);
    const { interviewId } = await contributed.send(koyalPay, reportedInterview);
    const [{ publicKey = '' } = {}] = await contributed.local();
    backend.takeDown(interviewId, { rule: 'personal-details', note: '' });
    expect(await contributed.appeal(publicKey, interviewId, 'I named nobody.')).toMatchObject({ moderation: [{ appeal: 'open' }] });
    expect([...backend.appeals.values()]).toEqual(['I named nobody.']);
  });
});

describe('interviews beside the other contributions of one device (F-07)', () => {
  it('follow what is in the pool, and are listed by kind alone', async () => {
    const device = aContributingDevice();
    await device.reviews.prepare('form');
    const pool = pooledKey('interview', await device.keys.list(), device.parts.clock.now());
    const { interviewId } = await device.interviews.send(koyalPay, reportedInterview);
    expect([device.tokens.issued.size, await device.reviews.local(), await device.salaries.local()]).toEqual([1, [], []]);
    expect(await device.interviews.local()).toMatchObject([{ publicKey: pool?.publicKey, kind: 'interview', thingId: interviewId }]);
  });
});
