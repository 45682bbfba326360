import { Companies } from '#core/companies/companies.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { screens } from '#core/navigation/screens.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { ContributedSalaries } from '#core/salaries/own-salaries.ts';
import type { SalaryDraft } from '#core/salaries/salary-draft.ts';
import type { PublishedCell } from '#core/salaries/salary-figures.ts';
import { Salaries, type FairQuestion } from '#core/salaries/salaries.ts';
import * as form from '#web/app/salaries/salary-form-wiring.ts';
import { aCompany } from '#tests/companies.ts';
import { aDeviceOf } from '#tests/contribution-device.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeReferenceLists } from '#tests/fakes/reference-lists/fake-reference-lists.ts';
import { OwnSalaryWorld } from '#tests/fakes/salaries/fake-own-salaries.ts';
import { aMember } from '#tests/members.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { open } from '#tests/screens/open.tsx';

export const koyal = aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' });

export const aSalary: SalaryDraft = {
  designationId: 1001,
  cityId: 101,
  experienceYears: 4,
  employment: 'full-time',
  isCurrent: true,
  currency: 'INR',
  fixed: 1_850_000,
  variable: 0,
  stock: null,
};

/** A device of a reader, a world with one company, and what people there earn. */
export function anEarner(cells: readonly PublishedCell[] = []) {
  const world = new OwnSalaryWorld([koyal]);
  const [device, storage] = [aDeviceOf('salaries', world), new FakeUserStorage()];
  const questions: FairQuestion[] = [];
  const salaries: Pick<Salaries, 'fair'> = {
    fair: async (question) => {
      questions.push(question);
      return { cells, later: null };
    },
  };
  const swaps = [
    [ContributedSalaries, device.contributed],
    [Salaries, salaries],
    [Companies, new FakeCompanies([koyal])],
    [ReferenceLists, new FakeReferenceLists({ companies: [koyal] })],
    [UserStorage, storage],
  ] as const;
  return { ...device, world, storage, questions, swaps, member: aMember({ isReader: true, isWriter: true }) };
}

type Earner = ReturnType<typeof anEarner>;

/** Opens the form of a salary as a member sees it who reads. */
export const salaryFormOf = ({ swaps, member }: Earner, query = '') => asMember(form, `${screens.salaryForm}${query}`, swaps, member);

/** Opens the form as a guest sees it. */
export const salaryFormOfGuest = ({ swaps }: Earner, query = '') => open(form, screens.salaryForm, `${screens.salaryForm}${query}`, swaps);
