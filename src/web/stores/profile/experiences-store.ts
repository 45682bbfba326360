import type { Clock } from '#core/clock.ts';
import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import type { Experiences } from '#core/profile/experiences.ts';
import { lengthProblem } from '#core/profile/length-problem.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { monthAt, problemWith, type Month, type TenureProblem } from '#core/profile/tenure.ts';
import { employmentTypes } from '#core/careers/employment-type.ts';
import { longestExperienceText, type WorkExperience, type WorkExperienceDraft } from '#core/profile/work-experience.ts';
import type { ListNames } from '#web/words/en/reference-lists/words.ts';
import type { Drafts } from '../forms/drafts.ts';
import { Draft } from '../forms/draft.ts';
import { OwnList } from '../forms/own-list.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { SuggestedField } from '../forms/suggested-field.ts';

export interface ExperienceFields extends Readonly<Record<string, string | boolean>> {
  readonly id: string;
  readonly submissionKey: string;
  readonly companyName: string;
  readonly designation: string;
  readonly employmentType: string;
  readonly location: string;
  readonly from: Month;
  readonly to: Month;
  readonly isCurrent: boolean;
}

export interface ExperienceProblem {
  readonly companyName?: 'empty' | 'long';
  readonly designation?: 'empty' | 'long';
  readonly location?: 'long';
  readonly tenure?: TenureProblem;
}

const empty: ExperienceFields = {
  id: '',
  submissionKey: '',
  companyName: '',
  designation: '',
  employmentType: 'fulltime',
  location: '',
  from: '',
  to: '',
  isCurrent: false,
};

/** Work experience of a member. */
export class ExperiencesStore {
  readonly list: OwnList<WorkExperience, ExperienceFields, ExperienceProblem>;
  readonly company: SuggestedField;
  readonly designation: SuggestedField;
  readonly location: SuggestedField;
  readonly #clock: Clock;

  constructor(experiences: Experiences, lists: ReferenceLists, drafts: Drafts, session: SessionStore, clock: Clock, names: ListNames, keys: IdempotencyKeys) {
    this.#clock = clock;
    const draft = new Draft('experience', empty, drafts, session);
    this.list = new OwnList(draft, {
      list: () => experiences.list(),
      save: (fields) => (fields.id ? experiences.change(fields.id, factsIn(fields)) : experiences.add(factsIn(fields), fields.submissionKey)),
      remove: (id) => experiences.remove(id),
      empty,
      newKey: () => keys.make(),
      fieldsOf,
      problemsOf: (fields) => this.problemIn(fields),
    });
    const field = (name: 'companyName' | 'designation' | 'location', ask: (text: string) => Promise<readonly { readonly name: string }[]>) =>
      new SuggestedField(ask, clock, {
        read: () => draft.fields[name],
        write: (text) => draft.type({ [name]: text }),
        ...(name !== 'companyName' && { names }),
      });
    this.company = field('companyName', (text) => lists.suggestCompanies(text));
    this.designation = field('designation', (text) => lists.suggestDesignations(text));
    this.location = field('location', (text) => lists.suggestLocations(text));
  }

  get thisMonth(): Month {
    return monthAt(this.#clock.now());
  }

  problemIn({ companyName, designation, location, from, to, isCurrent }: ExperienceFields): ExperienceProblem {
    const tenure = problemWith({ from, to: isCurrent ? null : to }, this.thisMonth);
    const company = lengthProblem(companyName, longestExperienceText);
    const what = lengthProblem(designation, longestExperienceText);
    return {
      ...(company && { companyName: company }),
      ...(what && { designation: what }),
      ...(location.trim().length > longestExperienceText && { location: 'long' as const }),
      ...(tenure && { tenure }),
    };
  }

  /** Empty until a first attempt. */
  get problem(): ExperienceProblem {
    return this.list.form.problems;
  }
}

const factsIn = ({ companyName, designation, employmentType, location, from, to, isCurrent }: ExperienceFields): WorkExperienceDraft => ({
  companyName: companyName.trim(),
  designation: designation.trim(),
  employmentType: employmentTypes.find((known) => known === employmentType) ?? 'fulltime',
  location: location.trim() || null,
  from,
  to: isCurrent ? null : to,
});

const fieldsOf = ({ workExperienceId, companyName, designation, employmentType, location, from, to }: WorkExperience): ExperienceFields => ({
  id: workExperienceId,
  submissionKey: '',
  companyName,
  designation,
  employmentType,
  location: location ?? '',
  from,
  to: to ?? '',
  isCurrent: to === null,
});
