import { Companies } from '#core/companies/companies.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { ExposureChecks } from '#core/exposure/exposure-checks.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import type { Wiring } from '#web/app/navigation/lazy-screen.tsx';
import { koyal } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeExposureChecks } from '#tests/fakes/exposure/fake-exposure-checks.ts';
import { FakeReferenceLists } from '#tests/fakes/reference-lists/fake-reference-lists.ts';
import { FakeReviews } from '#tests/fakes/reviews/fake-reviews.ts';
import { aMember } from '#tests/members.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { open, type Swap } from '#tests/screens/open.tsx';

/** A member who reads, at their device, in a world with one company; `own` is what the form of this kind asks beside what all do. */
export function aContributor<Device extends object, World>(world: World, device: Device, own: readonly Swap[]) {
  const [companies, storage] = [new FakeCompanies([koyal]), new FakeUserStorage()];
  const swaps: readonly Swap[] = [
    [Companies, companies],
    [ReferenceLists, new FakeReferenceLists({ companies: [koyal] })],
    [UserStorage, storage],
    [ExposureChecks, new FakeExposureChecks()],
    [Reviews, new FakeReviews([koyal])],
    ...own,
  ];
  return { ...device, world, companies, storage, swaps, member: aMember({ isReader: true, isWriter: true }) };
}

type Contributor = Pick<ReturnType<typeof aContributor>, 'swaps' | 'member'>;

/** Opens the form of a kind as that member sees it, or as a guest does. */
export const openingOf = (form: Wiring, screen: string) => ({
  formOf: ({ swaps, member }: Contributor, query = '') => asMember(form, `${screen}${query}`, swaps, member),
  formOfGuest: ({ swaps }: Contributor, query = '') => open(form, screen, `${screen}${query}`, swaps),
});
