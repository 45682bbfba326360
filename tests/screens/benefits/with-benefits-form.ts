import { ContributedBenefits } from '#core/benefits/own-benefits.ts';
import { Companies } from '#core/companies/companies.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { ExposureChecks } from '#core/exposure/exposure-checks.ts';
import { screens } from '#core/navigation/screens.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import * as form from '#web/app/benefits/benefits-form-wiring.ts';
import { aDeviceOf } from '#tests/contribution-device.ts';
import { OwnBenefitsWorld } from '#tests/fakes/benefits/fake-own-benefits.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeExposureChecks } from '#tests/fakes/exposure/fake-exposure-checks.ts';
import { FakeReferenceLists } from '#tests/fakes/reference-lists/fake-reference-lists.ts';
import { FakeReviews } from '#tests/fakes/reviews/fake-reviews.ts';
import { aMember } from '#tests/members.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { open } from '#tests/screens/open.tsx';
import { koyal } from './told-benefits.ts';

/** A world with one company, and a device of a reader in it. */
export function anEmployee() {
  const world = new OwnBenefitsWorld([koyal]);
  const [device, storage] = [aDeviceOf('benefits', world), new FakeUserStorage()];
  const swaps = [
    [ContributedBenefits, device.contributed],
    [Companies, new FakeCompanies([koyal])],
    [ReferenceLists, new FakeReferenceLists({ companies: [koyal] })],
    [UserStorage, storage],
    [ExposureChecks, new FakeExposureChecks()],
    [Reviews, new FakeReviews([koyal])],
  ] as const;
  return { ...device, world, storage, swaps, member: aMember({ isReader: true, isWriter: true }) };
}

type Employee = ReturnType<typeof anEmployee>;

/** Opens the form of benefits as a member sees it who reads. */
export const benefitsFormOf = ({ swaps, member }: Employee, query = '') => asMember(form, `${screens.benefitsForm}${query}`, swaps, member);

/** Opens the form as a guest sees it. */
export const benefitsFormOfGuest = ({ swaps }: Employee, query = '') => open(form, screens.benefitsForm, `${screens.benefitsForm}${query}`, swaps);
