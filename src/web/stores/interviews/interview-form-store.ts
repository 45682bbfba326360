import { interviewContribution, type ContributedInterviews } from '#core/interviews/own-interviews.ts';
import type { OwnInterview } from '#core/interviews/interview-draft.ts';
import { interviewFormTarget, interviewFormUrl, type InterviewFormTarget } from '#core/interviews/interview-form-url.ts';
import {
  emptyInterview,
  fieldsOfInterview,
  interviewFormProblems,
  interviewOf,
  type InterviewFields,
  type InterviewFormProblems,
} from '#core/interviews/interview-form.ts';
import { interviewSteps } from '#core/interviews/interview-steps.ts';
import type { RoundKind } from '#core/interviews/interview.ts';
import { roundsIn, withNewRound, withoutRound, withRound, type RoundFields } from '#core/interviews/round-fields.ts';
import { ContributionFormStore } from '../contributions/contribution-form-store.ts';
import type { FormParts } from '../contributions/form-parts.ts';
import { designationField } from '../contributions/job-fields.ts';
import { listedAs } from '../contributions/listed-as.ts';
import { ChosenField } from '../forms/chosen-field.ts';

/** Interview form. */
export class InterviewFormStore extends ContributionFormStore<InterviewFields, InterviewFormProblems, OwnInterview, InterviewFormTarget> {
  readonly designation: ChosenField;
  readonly college: ChosenField;

  constructor(contributed: ContributedInterviews, parts: FormParts) {
    const { lists, clock, names } = parts;
    super(contributed, parts, {
      ...interviewContribution,
      empty: emptyInterview,
      steps: interviewSteps,
      target: interviewFormTarget([]),
      urlOf: interviewFormUrl,
      changedBy: ({ interviewId }) => interviewId,
      fieldsOf: fieldsOfInterview,
      preselected: async ({ designation }) => {
        const job = await listedAs(designation, (text) => lists.suggestDesignations(text));
        return job ? { designationId: String(job.designationId), designation: job.name } : {};
      },
      textsOf: ({ rounds, story, tips }) => [...roundsIn(rounds).map(({ questions }) => questions), story, tips],
      problemsOf: interviewFormProblems,
      send: (company, fields) => contributed.send(company, interviewOf(fields)),
      change: (publicKey, own, fields) => contributed.change(publicKey, own, interviewOf(fields)),
    });
    this.designation = designationField(this.form, lists, clock, names);
    this.college = new ChosenField(
      async (text) =>
        (await lists.suggestColleges(text)).map(({ collegeId, name, city }) => ({ id: String(collegeId), label: name, detail: names.nameOf(city) })),
      clock,
      {
        shown: () => this.form.draft.fields.college,
        choose: (college) => this.type({ collegeId: college?.id ?? '', college: college?.label ?? '' }),
      },
    );
  }

  protected override settle(): void {
    super.settle();
    this.designation.settle();
    this.college.settle();
  }

  protected override chosenIn(step: InterviewFormTarget['step']): readonly ChosenField[] {
    const isCampus = this.form.draft.fields.source === 'campus';
    return step === 'job' ? [this.designation, ...(isCampus ? [this.college] : [])] : super.chosenIn(step);
  }

  get rounds(): readonly RoundFields[] {
    return roundsIn(this.#kept);
  }

  addRound(kind: RoundKind): void {
    this.type({ rounds: withNewRound(this.#kept, kind) });
  }

  changeRound(place: number, changes: Partial<RoundFields>): void {
    this.type({ rounds: withRound(this.#kept, place, changes) });
  }

  removeRound(place: number): void {
    this.type({ rounds: withoutRound(this.#kept, place) });
  }

  get #kept(): string {
    return this.form.draft.fields.rounds;
  }
}
