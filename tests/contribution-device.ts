import { createHash } from 'node:crypto';
import { ContributedBenefits, benefitsContribution } from '#core/benefits/own-benefits.ts';
import type { ModeratedFacts } from '#core/contributions/own-contributions.ts';
import { Failure } from '#core/failure.ts';
import { ContributedInterviews, interviewContribution } from '#core/interviews/own-interviews.ts';
import { ContributedPhotos, photoContribution } from '#core/photos/own-photos.ts';
import { ContributedReviews, reviewContribution } from '#core/reviews/own-reviews.ts';
import { ContributedSalaries } from '#core/salaries/own-salaries.ts';
import type { PayingParts } from '#web/adapters/contributions/paying-parts.ts';
import { photosByKey } from '#web/adapters/photos/device-photos.ts';
import { DeviceUploadTickets } from '#web/adapters/photos/device-upload-tickets.ts';
import { DeviceContributedSalaries } from '#web/adapters/salaries/device-contributed-salaries.ts';
import type { EmployerReply } from '#core/company-replies/employer-reply.ts';
import { DeviceContributedReplied } from '#web/adapters/contributions/device-contributed-replied.ts';
import { FakeReplied } from '#tests/fakes/contributions/fake-replied.ts';
import { listedModerated, listedSalaries } from '#web/stores/contributions/contributions-store.ts';
import type { KnownCompany } from './companies.ts';
import { OwnBenefitsBackend } from './fakes/benefits/fake-benefits.ts';
import { FakeClock } from './fakes/fake-clock.ts';
import { FakeContributionKeys } from './fakes/contributions/fake-contribution-keys.ts';
import type { OwnContributionBackend } from './fakes/contributions/own-contribution-backend.ts';
import { FakeContributionTokens, fakeIssuers } from './fakes/contributions/fake-contribution-tokens.ts';
import { OwnInterviewBackend } from './fakes/interviews/fake-own-interviews.ts';
import { FakeRemovalLedger } from './fakes/moderation/fake-removal-ledger.ts';
import { FakeBlindTokens } from './fakes/persona-keys/fake-blind-tokens.ts';
import { fakeIssuerKey } from './fakes/persona-keys/fake-persona-tokens.ts';
import { FakeVerifiedLedgers } from './fakes/persona-keys/fake-verified-ledgers.ts';
import { FakeOwnPhotos, OwnPhotoBackend } from './fakes/photos/fake-own-photos.ts';
import { OwnReviewBackend } from './fakes/reviews/fake-own-reviews.ts';
import { FakeOwnSalaries, OwnSalaryBackend } from './fakes/salaries/fake-own-salaries.ts';

const sha256 = async (text: string): Promise<string> => createHash('sha256').update(text).digest('hex');

/** In-memory device of an installation whose ledger names the signing key. */
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

/** Wraps a key's things so that the next answer to `create` may be lost after success. */
export const losing = <Things extends object>(server: { losesAnswer: boolean }, things: Things): Things =>
  new Proxy(things, {
    get: (target, name) => {
      const local: unknown = Reflect.get(target, name);
      if (typeof local !== 'function') return local;
      return async (...given: readonly unknown[]) => {
        const answer: unknown = await local.apply(target, given);
        if (name !== 'create' || !server.losesAnswer) return answer;
        server.losesAnswer = false;
        throw new Failure('offline');
      };
    },
  });

/** Worlds of every kind, with these companies where given. */
export const backendsAt = (companies?: readonly KnownCompany[]) => ({
  reviews: new OwnReviewBackend(companies),
  interviews: new OwnInterviewBackend(companies),
  photos: new OwnPhotoBackend(companies),
  salaries: new OwnSalaryBackend(companies),
  benefits: new OwnBenefitsBackend(companies),
});

type Backends = ReturnType<typeof backendsAt>;

/** In-memory device contributing every kind from one key stock, with losable answers to `create`. */
export function aContributingDevice(given: Partial<Backends> = {}) {
  const backends = { ...backendsAt(), ...given };
  const { reviews, interviews, photos, salaries, benefits } = backends;
  const device = aDevice();
  const server = { losesAnswer: false };
  const replied = <Draft, Own extends ModeratedFacts & { readonly reply: EmployerReply | null }, Changed>(
    backend: OwnContributionBackend<Draft, Own, Changed>,
  ) =>
    new DeviceContributedReplied<Draft, Own, Changed>(device.parts, {
      ...backend.kind,
      thingsOf: (publicKey) => losing(server, new FakeReplied(backend, publicKey)),
    });
  const contributed = {
    reviews: replied(reviews),
    interviews: replied(interviews),
    photos: photosByKey(device.parts, (publicKey) => losing(server, new FakeOwnPhotos(photos, publicKey))),
    salaries: new DeviceContributedSalaries(device.parts, (publicKey) => losing(server, new FakeOwnSalaries(salaries, publicKey))),
    benefits: replied(benefits),
  };
  return {
    ...device,
    ...contributed,
    server,
    backends,
    ports: [
      [ContributedReviews, contributed.reviews],
      [ContributedInterviews, contributed.interviews],
      [ContributedPhotos, contributed.photos],
      [ContributedSalaries, contributed.salaries],
      [ContributedBenefits, contributed.benefits],
    ] as const,
    listed: [
      listedModerated(reviewContribution, contributed.reviews),
      listedModerated(interviewContribution, contributed.interviews),
      listedModerated(photoContribution, contributed.photos),
      listedSalaries(contributed.salaries),
      listedModerated(benefitsContribution, contributed.benefits),
    ],
    tickets: new DeviceUploadTickets(
      device.keys,
      (signer) => ({ mine: async () => new FakeOwnPhotos(photos, await signer.publicKey()).mine() }),
      device.parts.clock,
    ),
  };
}

export function aDeviceOf<Name extends keyof Backends>(name: Name, backend: Backends[Name]) {
  const device = aContributingDevice({ [name]: backend });
  return { ...device, contributed: device[name] };
}
