import { Failure } from '#core/failure.ts';
import { checkInProblems, type CheckIn } from '#core/salaries/check-in.ts';
import { salaryContribution, type OwnSalaries } from '#core/salaries/own-salaries.ts';
import { salaryProblems, type OwnSalary, type SalaryDraft } from '#core/salaries/salary-draft.ts';
import { isInThousands } from '#core/salaries/whole-thousands.ts';
import { anId } from '#tests/content.ts';
import { FakeOwn } from '#tests/fakes/contributions/fake-own.ts';
import { OwnContributionBackend, refuseProblems, type Made } from '#tests/fakes/contributions/own-contribution-backend.ts';
import { knownLists } from '#tests/reference-lists.ts';

export class OwnSalaryBackend extends OwnContributionBackend<SalaryDraft, OwnSalary> {
  readonly kind = salaryContribution;

  made(draft: SalaryDraft, { moderation: _, ...facts }: Made): OwnSalary {
    return { ...draft, ...namesOf(draft), ...facts, salaryId: anId('s'), checkIn: null };
  }

  changed(draft: SalaryDraft) {
    return { ...draft, ...namesOf(draft), state: 'submitted' } as const;
  }
}

export class FakeOwnSalaries extends FakeOwn<SalaryDraft, OwnSalary> implements OwnSalaries {
  async checkIn(salaryId: string, checkIn: CheckIn): Promise<OwnSalary> {
    refuseProblems(checkInProblems(checkIn));
    return this.keep({ ...(await this.one(salaryId)), checkIn });
  }
}

function namesOf(draft: SalaryDraft): Pick<OwnSalary, 'designation' | 'department' | 'city'> {
  const { departments, designations, locations } = knownLists;
  refuseProblems({ ...salaryProblems({ ...draft, company: true }), ...(!isInThousands(draft) && { fixed: 'missing' }) });
  const designation = designations.find(({ id }) => id === draft.designationId);
  const city = locations.find(({ id }) => id === draft.cityId);
  const department = departments.find(({ departmentId }) => departmentId === designation?.departmentId);
  if (!designation || !department || !city) throw new Failure('invalid');
  return { designation: designation.name, department: department.name, city: city.name };
}
