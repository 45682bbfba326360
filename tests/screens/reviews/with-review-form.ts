import { Companies } from '#core/companies/companies.ts';
import { ExposureChecks } from '#core/exposure/exposure-checks.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { screens } from '#core/navigation/screens.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import { ContributedReviews } from '#core/reviews/own-reviews.ts';
import * as form from '#web/app/reviews/review-form-wiring.ts';
import { aCompany } from '#tests/companies.ts';
import { aDeviceOf } from '#tests/contribution-device.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeReferenceLists } from '#tests/fakes/reference-lists/fake-reference-lists.ts';
import { FakeExposureChecks } from '#tests/fakes/exposure/fake-exposure-checks.ts';
import { FakeReviews } from '#tests/fakes/reviews/fake-reviews.ts';
import { OwnReviewWorld } from '#tests/fakes/reviews/fake-own-reviews.ts';
import { aMember } from '#tests/members.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { open } from '#tests/screens/open.tsx';

export const koyal = aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' });

/** A world with one company, a device of a reader in it, and what both hold. */
export function aReviewer() {
  const world = new OwnReviewWorld([koyal]);
  const storage = new FakeUserStorage();
  const device = aDeviceOf('reviews', world);
  const companies = new FakeCompanies([koyal]);
  const swaps = [
    [ContributedReviews, device.contributed],
    [Companies, companies],
    [ReferenceLists, new FakeReferenceLists({ companies: [koyal] })],
    [UserStorage, storage],
    [ExposureChecks, new FakeExposureChecks()],
    [Reviews, new FakeReviews([koyal])],
  ] as const;
  const member = aMember({ isReader: true, isWriter: true });
  return { member, world, storage, companies, ...device, swaps };
}

/** Opens the form of a review as a member sees it who reads. */
export const formOf = ({ swaps, member }: ReturnType<typeof aReviewer>, query: string) => asMember(form, `${screens.reviewForm}${query}`, swaps, member);

/** Opens the form as a guest sees it. */
export async function formOfGuest({ swaps }: ReturnType<typeof aReviewer>, query: string) {
  const url = `${screens.reviewForm}${query}`;
  return open(form, screens.reviewForm, url, swaps);
}
