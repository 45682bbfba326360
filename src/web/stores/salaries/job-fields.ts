import type { Clock } from '#core/clock.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import type { SalaryFields } from '#core/salaries/salary-form.ts';
import type { ListNames } from '#web/words/reference-lists/en.ts';
import { ChosenField } from '../forms/chosen-field.ts';
import type { Contribution } from '../forms/contribution.ts';
import { citySuggestions, jobs } from '../onboarding/detail-lists.ts';

/** The fields of a salary that are chosen out of lists: where, what, and in which city. */
export class JobFields {
  readonly company: ChosenField;
  readonly designation: ChosenField;
  readonly city: ChosenField;

  constructor(form: Pick<Contribution<SalaryFields>, 'draft' | 'type'>, lists: ReferenceLists, clock: Clock, names: ListNames) {
    const { draft } = form;
    this.company = new ChosenField(
      async (text) => (await lists.suggestCompanies(text)).map(({ urlName, name, industry }) => ({ id: urlName, label: name, detail: industry.name })),
      clock,
      {
        shown: () => draft.fields.companyName,
        choose: (company) => form.type({ companyUrlName: company?.id ?? '', companyName: company?.label ?? '' }),
      },
    );
    this.designation = new ChosenField((text) => jobs(lists, text, names), clock, {
      shown: () => names.nameOf(draft.fields.designation),
      choose: (job) => form.type({ designationId: job?.id ?? '', designation: names.keptFor(job?.label ?? ''), department: names.keptFor(job?.detail ?? '') }),
    });
    this.city = new ChosenField((text) => citySuggestions(lists, text, names), clock, {
      shown: () => names.nameOf(draft.fields.city),
      choose: (city) => form.type({ cityId: city?.id ?? '', city: names.keptFor(city?.label ?? '') }),
    });
  }

  /** Shows in the fields what is chosen. */
  settle(): void {
    for (const field of [this.company, this.designation, this.city]) field.settle();
  }
}
