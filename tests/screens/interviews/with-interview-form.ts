import { Companies } from '#core/companies/companies.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { ExposureChecks } from '#core/exposure/exposure-checks.ts';
import { ContributedInterviews } from '#core/interviews/own-interviews.ts';
import { screens } from '#core/navigation/screens.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import * as form from '#web/app/interviews/interview-form-wiring.ts';
import { aCompany } from '#tests/companies.ts';
import { aDeviceOf } from '#tests/contribution-device.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeExposureChecks } from '#tests/fakes/exposure/fake-exposure-checks.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { OwnInterviewWorld } from '#tests/fakes/interviews/fake-own-interviews.ts';
import { FakeReferenceLists } from '#tests/fakes/reference-lists/fake-reference-lists.ts';
import { FakeReviews } from '#tests/fakes/reviews/fake-reviews.ts';
import { aMember } from '#tests/members.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { open } from '#tests/screens/open.tsx';

export const koyal = aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' });

/** A world with one company, and a device of a reader in it. */
export function aCandidate() {
  const world = new OwnInterviewWorld([koyal]);
  const [device, storage] = [aDeviceOf('interviews', world), new FakeUserStorage()];
  const swaps = [
    [ContributedInterviews, device.contributed],
    [Companies, new FakeCompanies([koyal])],
    [ReferenceLists, new FakeReferenceLists({ companies: [koyal] })],
    [UserStorage, storage],
    [ExposureChecks, new FakeExposureChecks()],
    [Reviews, new FakeReviews([koyal])],
  ] as const;
  return { ...device, world, storage, swaps, member: aMember({ isReader: true, isWriter: true }) };
}

type Candidate = ReturnType<typeof aCandidate>;

/** Opens the form of an interview as a member sees it who reads. */
export const interviewFormOf = ({ swaps, member }: Candidate, query = '') => asMember(form, `${screens.interviewForm}${query}`, swaps, member);

/** Opens the form as a guest sees it. */
export const interviewFormOfGuest = ({ swaps }: Candidate, query = '') => open(form, screens.interviewForm, `${screens.interviewForm}${query}`, swaps);
