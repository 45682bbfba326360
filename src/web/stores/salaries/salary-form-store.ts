import { salaryContribution, type ContributedSalaries } from '#core/salaries/own-salaries.ts';
import type { OwnSalary } from '#core/salaries/salary-draft.ts';
import { changedSalary, salaryFormTarget, salaryFormUrl, type SalaryFormTarget } from '#core/salaries/salary-form-url.ts';
import {
  emptySalary,
  fieldsOfSalary,
  salaryFormProblems,
  salaryOf,
  salarySteps,
  type SalaryFields,
  type SalaryFormProblems,
} from '#core/salaries/salary-form.ts';
import type { Salaries } from '#core/salaries/salaries.ts';
import { ContributionFormStore } from '../contributions/contribution-form-store.ts';
import type { FormParts } from '../contributions/form-parts.ts';
import { JobFields } from '../contributions/job-fields.ts';
import type { ChosenField } from '../forms/chosen-field.ts';
import { PayCheck } from './pay-check.ts';
import type { PayPerStore } from './pay-per-store.ts';
import { preselected } from './preselected.ts';

/** Salary form. */
export class SalaryFormStore extends ContributionFormStore<SalaryFields, SalaryFormProblems, OwnSalary, SalaryFormTarget> {
  readonly job: JobFields;
  readonly pay: PayCheck;

  constructor(contributed: ContributedSalaries, parts: FormParts, salaries: Pick<Salaries, 'fair'>, payPer: PayPerStore) {
    const { lists, clock, names } = parts;
    super(contributed, parts, {
      ...salaryContribution,
      empty: emptySalary,
      steps: salarySteps,
      target: salaryFormTarget([]),
      urlOf: (target, salary) => salaryFormUrl({ ...target, salary }),
      changedBy: (_, hash) => changedSalary(hash),
      isBy: ({ publicKey }, changed) => publicKey === changed,
      existingUrl: ({ publicKey }) => salaryFormUrl({ step: 'pay', salary: publicKey }),
      fieldsOf: (own) => (payPer.recall(), fieldsOfSalary(own, payPer.per)),
      preselected: (target) => preselected(lists, target),
      problemsOf: salaryFormProblems,
      send: (company, fields) => contributed.send(company, salaryOf(fields)),
      change: (publicKey, own, fields) => contributed.change(publicKey, own, salaryOf(fields)),
    });
    this.job = new JobFields(this.form, lists, clock, names, (job) => this.type({ department: names.keptFor(job?.detail ?? '') }));
    this.pay = new PayCheck(this.form, salaries, payPer);
  }

  protected override problemsOf(fields: SalaryFields): SalaryFormProblems {
    return { ...super.problemsOf(fields), ...(this.pay.asked && { slip: 'asked' }) };
  }

  protected override chosenIn(step: SalaryFormTarget['step']): readonly ChosenField[] {
    return [...super.chosenIn(step), ...(step === 'job' ? this.job.all : [])];
  }

  protected override settle(): void {
    super.settle();
    this.job.settle();
    this.pay.hold();
  }

  override send(): Promise<boolean> {
    this.pay.hold();
    return super.send();
  }
}
