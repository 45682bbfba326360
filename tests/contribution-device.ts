import { createHash } from 'node:crypto';
import { Failure } from '#core/failure.ts';
import type { PayingParts } from '#web/adapters/contributions/paying-parts.ts';
import { DeviceContributedBenefits } from '#web/adapters/benefits/device-contributed-benefits.ts';
import { DeviceContributedInterviews } from '#web/adapters/interviews/device-contributed-interviews.ts';
import { DeviceContributedPhotos } from '#web/adapters/photos/device-contributed-photos.ts';
import { DeviceContributedReviews } from '#web/adapters/reviews/device-contributed-reviews.ts';
import { DeviceContributedSalaries } from '#web/adapters/salaries/device-contributed-salaries.ts';
import { FakeOwnBenefits, OwnBenefitsWorld } from './fakes/benefits/fake-own-benefits.ts';
import { FakeClock } from './fakes/fake-clock.ts';
import { FakeContributionKeys } from './fakes/contributions/fake-contribution-keys.ts';
import { FakeContributionTokens, fakeIssuers } from './fakes/contributions/fake-contribution-tokens.ts';
import { FakeOwnInterviews, OwnInterviewWorld } from './fakes/interviews/fake-own-interviews.ts';
import { FakeRemovalLedger } from './fakes/moderation/fake-removal-ledger.ts';
import { FakeBlindTokens } from './fakes/persona-keys/fake-blind-tokens.ts';
import { fakeIssuerKey } from './fakes/persona-keys/fake-persona-tokens.ts';
import { FakeVerifiedLedgers } from './fakes/persona-keys/fake-verified-ledgers.ts';
import { FakeOwnPhotos, OwnPhotoWorld } from './fakes/photos/fake-own-photos.ts';
import { FakeOwnReviews, OwnReviewWorld } from './fakes/reviews/fake-own-reviews.ts';
import { FakeOwnSalaries, OwnSalaryWorld } from './fakes/salaries/fake-own-salaries.ts';

const sha256 = async (text: string): Promise<string> => createHash('sha256').update(text).digest('hex');

/** A device in memory, and what it asks of an installation whose ledger names the key that signs. */
export function aDevice(own: Partial<PayingParts> = {}) {
  const [keys, tokens, ledger] = [new FakeContributionKeys(), new FakeContributionTokens(), new FakeRemovalLedger()];
  for (const { keyId } of [fakeIssuerKey, ...fakeIssuers]) ledger.add({ itemKind: 'issuer-key', itemId: keyId, action: 'published', community: null });
  const parts: PayingParts = {
    keys,
    tokens,
    ledger,
    blinding: new FakeBlindTokens(),
    verified: new FakeVerifiedLedgers(),
    sha256,
    clock: new FakeClock(),
    ...own,
  };
  return { parts, keys, tokens };
}

/** The things of a key on a server whose next answer to `create` may be lost, after it has done what it was asked. */
const losing = <Things extends object>(server: { losesAnswer: boolean }, things: Things): Things =>
  new Proxy(things, {
    get: (target, name) => {
      const held: unknown = Reflect.get(target, name);
      if (typeof held !== 'function') return held;
      return async (...given: readonly unknown[]) => {
        const answer: unknown = await held.apply(target, given);
        if (name !== 'create' || !server.losesAnswer) return answer;
        server.losesAnswer = false;
        throw new Failure('offline');
      };
    },
  });

/** What a device in memory contributes of every kind, by keys of one stock, to worlds whose next answer to `create` may be lost. */
export function aContributingDevice({
  reviews = new OwnReviewWorld(),
  interviews = new OwnInterviewWorld(),
  photos = new OwnPhotoWorld(),
  salaries = new OwnSalaryWorld(),
  benefits = new OwnBenefitsWorld(),
} = {}) {
  const device = aDevice();
  const server = { losesAnswer: false };
  return {
    ...device,
    server,
    reviews: new DeviceContributedReviews({ ...device.parts, reviewsOf: (publicKey) => losing(server, new FakeOwnReviews(reviews, publicKey)) }),
    interviews: new DeviceContributedInterviews({
      ...device.parts,
      interviewsOf: (publicKey) => losing(server, new FakeOwnInterviews(interviews, publicKey)),
    }),
    benefits: new DeviceContributedBenefits({ ...device.parts, benefitsOf: (publicKey) => losing(server, new FakeOwnBenefits(benefits, publicKey)) }),
    photos: new DeviceContributedPhotos({ ...device.parts, photosOf: (publicKey) => losing(server, new FakeOwnPhotos(photos, publicKey)) }),
    salaries: new DeviceContributedSalaries({ ...device.parts, salariesOf: (publicKey) => losing(server, new FakeOwnSalaries(salaries, publicKey)) }),
  };
}

/** The reviews that a device in memory contributes to a world. */
export function aReviewingDevice(world: OwnReviewWorld) {
  const { reviews: contributed, ...device } = aContributingDevice({ reviews: world });
  return { ...device, contributed };
}

/** The interviews that a device in memory contributes to a world. */
export function anInterviewDevice(world: OwnInterviewWorld) {
  const { interviews: contributed, ...device } = aContributingDevice({ interviews: world });
  return { ...device, contributed };
}

/** The photos that a device in memory contributes to a world. */
export function aPhotoDevice(world: OwnPhotoWorld) {
  const { photos: contributed, ...device } = aContributingDevice({ photos: world });
  return { ...device, contributed };
}

/** The salaries that a device in memory contributes to a world. */
export function aSalaryDevice(world: OwnSalaryWorld) {
  const { salaries: contributed, ...device } = aContributingDevice({ salaries: world });
  return { ...device, contributed };
}

/** The benefits that a device in memory tells of to a world. */
export function aBenefitsDevice(world: OwnBenefitsWorld) {
  const { benefits: contributed, ...device } = aContributingDevice({ benefits: world });
  return { ...device, contributed };
}
