import { describe, expect, it } from 'vitest';
import { pooledKey } from '#core/contributions/token-pool.ts';
import type { ContributedModerated } from '#core/contributions/contributed.ts';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { salaryContribution, type ContributedSalaries } from '#core/salaries/own-salaries.ts';
import { BrowserContributedSalaries } from '#web/adapters/salaries/browser-contributed-salaries.ts';
import { deviceSalaries, DeviceContributedSalaries } from '#web/adapters/salaries/device-contributed-salaries.ts';
import type { OwnSalary, SalaryDraft } from '#core/salaries/salary-draft.ts';
import { aContributingDevice, aDevice, aDeviceOf } from '#tests/contribution-device.ts';
import { FakeOwnSalaries, OwnSalaryBackend } from '#tests/fakes/salaries/fake-own-salaries.ts';
import { keepsContributed, koyalPay } from '#tests/ports/contributions/contributed.ts';
import { aReviewDraft } from '#tests/ports/reviews/own-reviews.ts';
import { keepJobs } from '#tests/salaries.ts';
import { aSalaryDraft } from './own-salaries.ts';

keepsContributed<SalaryDraft, OwnSalary, ContributedSalaries & ContributedModerated<SalaryDraft, OwnSalary>>(
  {
    kind: salaryContribution,
    draft: aSalaryDraft,
    shown: aSalaryDraft,
    changes: { fixed: 2_100_000 },
    inMemory: () => {
      const backend = new OwnSalaryBackend();
      return { ...aDeviceOf('salaries', backend), kept: backend.kept };
    },
    inABrowser: (kind, keys, load) => new BrowserContributedSalaries(kind, keys, load),
    onDevice: deviceSalaries,
    fill: keepJobs,
  },
  (open) =>
    void it('tells by its key what a year’s pay became, as the same salary (F-11)', async () => {
      const device = await open();
      const sent = await device.send(koyalPay, aSalaryDraft);
      const [{ publicKey = '' } = {}] = await device.local();
      const reported = { year: 2026, variablePromised: 150_000, variablePaid: 90_000, hikeAnnounced: 10, hikeReceived: 6, monthsSinceRevision: 14 };
      const checked = await device.checkIn(publicKey, sent.salaryId, reported);
      expect(await device.local()).toMatchObject([{ thingId: sent.salaryId, sentOn: expect.any(String), checkInYear: 2026 }]);
      expect([checked, await device.one(publicKey)]).toEqual([
        { ...sent, checkIn: reported },
        { ...sent, checkIn: reported },
      ]);
    }),
);

describe('salaries and reviews of one device (F-07)', () => {
  it('are sent by what is in stock, in any order, and listed by kind', async () => {
    const { reviews, salaries, keys, tokens, parts } = aContributingDevice();
    await reviews.prepare('form');
    const stock = pooledKey('salary', await keys.list(), parts.clock.now());
    const { salaryId } = await salaries.send(koyalPay, aSalaryDraft);
    expect([tokens.issued.size, await reviews.local()]).toEqual([1, []]);
    expect(await salaries.local()).toMatchObject([{ publicKey: stock?.publicKey, kind: 'salary', thingId: salaryId }]);
    await salaries.prepare('form');
    const { reviewId } = await reviews.send(koyalPay, { ...aReviewDraft, isInvited: false });
    expect([tokens.issued.size, tokens.issuedCounted.size]).toEqual([1, 1]);
    expect([await reviews.local(), (await salaries.local()).length]).toMatchObject([[{ kind: 'review', thingId: reviewId }], 1]);
  });

  it('are begun again apart, where neither answer about one company came', async () => {
    const { reviews, salaries, server, tokens } = aContributingDevice();
    server.losesAnswer = true;
    await expect(reviews.send(koyalPay, { ...aReviewDraft, isInvited: false })).rejects.toMatchObject({ kind: 'offline' });
    server.losesAnswer = true;
    await expect(salaries.send(koyalPay, aSalaryDraft)).rejects.toMatchObject({ kind: 'offline' });
    const [{ publicKey: ofReview } = {}, { publicKey: ofSalary } = {}] = [(await reviews.local())[0], (await salaries.local())[0]];
    await salaries.send(koyalPay, aSalaryDraft);
    await reviews.send(koyalPay, { ...aReviewDraft, isInvited: false });
    expect([await reviews.local(), await salaries.local()]).toMatchObject([[{ publicKey: ofReview }], [{ publicKey: ofSalary }]]);
    expect([ofReview === ofSalary, tokens.issued.size]).toEqual([false, 2]);
  });

  it('leave the device with separate keys and tokens, having nothing in common', async () => {
    const [backend, { parts }] = [new OwnSalaryBackend(), aDevice()];
    const left: (readonly [publicKey: string, token: ContributionToken])[] = [];
    class WatchedSalaries extends FakeOwnSalaries {
      readonly publicKey: string;

      constructor(publicKey: string) {
        super(backend, publicKey);
        this.publicKey = publicKey;
      }

      override create(...given: Parameters<FakeOwnSalaries['create']>) {
        left.push([this.publicKey, given[2]]);
        return super.create(...given);
      }
    }
    const salaries = new DeviceContributedSalaries(parts, (publicKey) => new WatchedSalaries(publicKey));
    await salaries.prepare('form');
    await salaries.send(koyalPay, aSalaryDraft);
    await salaries.send(koyalPay, aSalaryDraft);
    const [one, other] = left.map(([publicKey, { keyId: _, prefix, signature }]) => [publicKey, prefix, signature]);
    expect([one?.length, other?.length, one?.filter((text) => other?.includes(text))]).toEqual([3, 3, []]);
  });
});
