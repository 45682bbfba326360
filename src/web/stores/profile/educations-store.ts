import type { Clock } from '#core/clock.ts';
import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { courseModes, educationLevels, longestCollegeName, longestCourseName, type Education, type EducationDraft } from '#core/profile/education.ts';
import type { Educations } from '#core/profile/educations.ts';
import { lengthProblem } from '#core/profile/length-problem.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { monthAt, problemWith, type Month, type TenureProblem } from '#core/profile/tenure.ts';
import type { Drafts } from '../forms/drafts.ts';
import { Draft } from '../forms/draft.ts';
import { rowsFor } from '../forms/listed-option.ts';
import { OwnList } from '../forms/own-list.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { SuggestedField } from '../forms/suggested-field.ts';

export interface EducationFields extends Readonly<Record<string, string | boolean>> {
  readonly id: string;
  readonly submissionKey: string;
  readonly collegeName: string;
  readonly courseName: string;
  readonly specialization: string;
  readonly level: string;
  readonly mode: string;
  readonly from: Month;
  readonly to: Month;
  readonly isCurrent: boolean;
}

export interface EducationProblem {
  readonly collegeName?: 'empty' | 'long';
  readonly courseName?: 'empty' | 'long';
  readonly specialization?: 'long';
  readonly tenure?: TenureProblem;
}

const empty: EducationFields = {
  id: '',
  submissionKey: '',
  collegeName: '',
  courseName: '',
  specialization: '',
  level: 'Graduation/Diploma',
  mode: 'fulltime',
  from: '',
  to: '',
  isCurrent: false,
};

/** Education of a member. */
export class EducationsStore {
  readonly list: OwnList<Education, EducationFields, EducationProblem>;
  readonly college: SuggestedField;
  readonly course: SuggestedField;
  readonly specialization: SuggestedField;
  readonly #clock: Clock;

  constructor(educations: Educations, lists: ReferenceLists, drafts: Drafts, session: SessionStore, clock: Clock, keys: IdempotencyKeys) {
    this.#clock = clock;
    const draft = new Draft('education', empty, drafts, session);
    this.list = new OwnList(draft, {
      list: () => educations.list(),
      save: (fields) => (fields.id ? educations.change(fields.id, factsIn(fields)) : educations.add(factsIn(fields), fields.submissionKey)),
      remove: (id) => educations.remove(id),
      empty,
      newKey: () => keys.make(),
      fieldsOf,
      problemsOf: (fields) => this.problemIn(fields),
    });
    const binding = (name: 'collegeName' | 'courseName' | 'specialization') => ({
      read: () => draft.fields[name],
      write: (text: string) => draft.type({ [name]: text }),
    });
    this.college = new SuggestedField((text) => lists.suggestColleges(text), clock, binding('collegeName'));
    this.course = new SuggestedField(async (text) => rowsFor(await lists.courses(), text), clock, { ...binding('courseName'), leastLetters: 0 });
    const specializations = async (text: string) => {
      const course = (await lists.courses()).find(({ name }) => name.toLowerCase() === draft.fields.courseName.trim().toLowerCase());
      return course ? rowsFor(await lists.specializations(course.courseId), text) : [];
    };
    this.specialization = new SuggestedField(specializations, clock, { ...binding('specialization'), leastLetters: 0 });
  }

  get thisMonth(): Month {
    return monthAt(this.#clock.now());
  }

  problemIn({ collegeName, courseName, specialization, from, to, isCurrent }: EducationFields): EducationProblem {
    const college = lengthProblem(collegeName, longestCollegeName);
    const course = lengthProblem(courseName, longestCourseName);
    const tenure = problemWith({ from, to: isCurrent ? null : to }, this.thisMonth);
    return {
      ...(college && { collegeName: college }),
      ...(course && { courseName: course }),
      ...(specialization.trim().length > longestCourseName && { specialization: 'long' as const }),
      ...(tenure && { tenure }),
    };
  }

  /** Empty until a first attempt. */
  get problem(): EducationProblem {
    return this.list.form.problems;
  }
}

const factsIn = ({ collegeName, courseName, specialization, level, mode, from, to, isCurrent }: EducationFields): EducationDraft => ({
  collegeName: collegeName.trim(),
  courseName: courseName.trim(),
  specialization: specialization.trim() || null,
  level: educationLevels.find((known) => known === level) ?? 'Graduation/Diploma',
  mode: courseModes.find((known) => known === mode) ?? 'fulltime',
  from,
  to: isCurrent ? null : to,
});

const fieldsOf = ({ educationId, specialization, to, collegeName, courseName, level, mode, from }: Education): EducationFields => ({
  id: educationId,
  submissionKey: '',
  collegeName,
  courseName,
  specialization: specialization ?? '',
  level,
  mode,
  from,
  to: to ?? '',
  isCurrent: to === null,
});
