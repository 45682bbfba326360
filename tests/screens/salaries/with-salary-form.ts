import { screens } from '#core/navigation/screens.ts';
import { ContributedSalaries } from '#core/salaries/own-salaries.ts';
import type { SalaryDraft } from '#core/salaries/salary-draft.ts';
import type { PublishedCell } from '#core/salaries/salary-figures.ts';
import { Salaries, type FairQuestion } from '#core/salaries/salaries.ts';
import * as form from '#web/app/salaries/salary-form-wiring.ts';
import { koyal } from '#tests/companies.ts';
import { aDeviceOf } from '#tests/contribution-device.ts';
import { OwnSalaryWorld } from '#tests/fakes/salaries/fake-own-salaries.ts';
import { aContributor, openingOf } from '#tests/screens/contributions/with-form.ts';

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
  const device = aDeviceOf('salaries', world);
  const questions: FairQuestion[] = [];
  const fair: Salaries['fair'] = async (question) => {
    questions.push(question);
    return { cells, later: null };
  };
  const earner = aContributor(world, device, [
    [ContributedSalaries, device.contributed],
    [Salaries, { fair }],
  ]);
  return { ...earner, questions };
}

export const { formOf: salaryFormOf, formOfGuest: salaryFormOfGuest } = openingOf(form, screens.salaryForm);
