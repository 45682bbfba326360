import type { Clock } from '#core/clock.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import type { ListNames } from '#web/words/en/reference-lists/words.ts';
import { ChosenField } from '../forms/chosen-field.ts';
import type { Suggestion } from '../forms/suggestion-store.ts';
import { citySuggestions, jobs } from '../onboarding/detail-lists.ts';

export interface FormWith<Fields> {
  readonly draft: { readonly fields: Fields };
  type(change: Partial<Fields>): void;
}

interface Job {
  readonly designationId: string;
  readonly designation: string;
}

interface JobAndCity extends Job {
  readonly cityId: string;
  readonly city: string;
}

/** Job field, where `withJob` receives the list's other facts. */
export const designationField = (
  form: FormWith<Job>,
  lists: ReferenceLists,
  clock: Clock,
  names: ListNames,
  withJob?: (job: Suggestion | undefined) => void,
): ChosenField =>
  new ChosenField((text) => jobs(lists, text, names), clock, {
    shown: () => names.nameOf(form.draft.fields.designation),
    choose: (job) => {
      form.type({ designationId: job?.id ?? '', designation: names.keptFor(job?.label ?? '') });
      withJob?.(job);
    },
  });

export class JobFields {
  readonly designation: ChosenField;
  readonly city: ChosenField;

  /** Calls `withJob` with the list's other facts about a job. */
  constructor(form: FormWith<JobAndCity>, lists: ReferenceLists, clock: Clock, names: ListNames, withJob?: (job: Suggestion | undefined) => void) {
    const { draft } = form;
    this.designation = designationField(form, lists, clock, names, withJob);
    this.city = new ChosenField((text) => citySuggestions(lists, text, names), clock, {
      shown: () => names.nameOf(draft.fields.city),
      choose: (city) => form.type({ cityId: city?.id ?? '', city: names.keptFor(city?.label ?? '') }),
    });
  }

  get all(): readonly ChosenField[] {
    return [this.designation, this.city];
  }

  settle(): void {
    this.designation.settle();
    this.city.settle();
  }
}
