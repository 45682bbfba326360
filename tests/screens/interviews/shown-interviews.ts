import { Failure } from '#core/failure.ts';
import { dayMs } from '#core/figures/durations.ts';
import type { InterviewFigures, InterviewFilters } from '#core/interviews/interview-figures.ts';
import type { InterviewHubSearch, InterviewSearch, InterviewSort } from '#core/interviews/interview-search.ts';
import { candidateExperiences, hardnesses, interviewOutcomes, interviewSources, roundKinds, type Interview } from '#core/interviews/interview.ts';
import type { Interviews } from '#core/interviews/interviews.ts';
import { mondayOf } from '#core/moderation/ledger.ts';
import { usualPageSize, type Page } from '#core/page.ts';

/** The figures of which no story tells: a test says them. */
export type ToldTogether = Pick<InterviewFigures, 'totalDays' | 'stages' | 'feedback' | 'unpaidHours' | 'offers'>;

const nothingTogether: ToldTogether = {
  totalDays: null,
  stages: [],
  feedback: null,
  unpaidHours: null,
  offers: { letterDays: null, joiningDays: null, moved: null, revoked: null },
};

/** Stories as screens are shown them, with figures that a test says. */
export class ShownInterviews implements Interviews {
  readonly #interviews: readonly Interview[];
  readonly #together: ToldTogether;
  readonly #now: number;

  constructor(interviews: readonly Interview[] = [], together: Partial<ToldTogether> = {}, now = Date.UTC(2026, 10, 20)) {
    this.#interviews = interviews;
    this.#together = { ...nothingTogether, ...together };
    this.#now = now;
  }

  async list(urlName: string, { designation, experience, outcome, years, sort }: InterviewSearch, after?: string | null, pageSize?: number) {
    const found = this.#at(urlName, designation).filter(
      (interview) =>
        (experience === null || interview.experience === experience) &&
        (outcome === null || interview.outcome === outcome) &&
        (years === null || mondayOf(interview.week) >= this.#now - years * 365 * dayMs),
    );
    return pageOf(found, sort, after, pageSize);
  }

  async filters(urlName: string, designation: string | null): Promise<InterviewFilters> {
    const all = this.#at(urlName, null);
    const jobs = new Map(all.flatMap((interview) => (interview.designation ? [[interview.designation.urlName, interview.designation]] : [])));
    return {
      designations: [...jobs.values()].map((job) => ({ ...job, interviewsCount: this.#at(urlName, job.urlName).length })),
      figures: { ...countsOf(this.#at(urlName, designation)), ...this.#together },
    };
  }

  async latest({ designation, experience, college, sort }: InterviewHubSearch, after?: string | null, pageSize?: number) {
    const found = this.#interviews.filter(
      (interview) =>
        (designation === null || interview.designation?.urlName === designation) &&
        (experience === null || interview.experience === experience) &&
        (college === null || interview.college?.urlName === college),
    );
    return pageOf(found, sort, after, pageSize);
  }

  async one(interviewId: string): Promise<Interview> {
    const interview = this.#interviews.find((known) => known.interviewId === interviewId);
    if (!interview) throw new Failure('missing');
    return interview;
  }

  #at(urlName: string, designation: string | null): readonly Interview[] {
    return this.#interviews.filter(
      (interview) => interview.company.urlName === urlName && (designation === null || interview.designation?.urlName === designation),
    );
  }
}

function countsOf(interviews: readonly Interview[]): Omit<InterviewFigures, keyof ToldTogether> {
  const rounds = interviews.flatMap((interview) => interview.rounds);
  const counts = <Of extends string>(all: readonly Of[], said: readonly (Of | null)[]) =>
    all.map((of) => ({ of, count: said.filter((each) => each === of).length })).filter(({ count }) => count > 0);
  return {
    interviewsCount: interviews.length,
    questionsCount: new Set(rounds.flatMap(({ questions }) => questions.map(({ questionId }) => questionId))).size,
    experiences: counts(
      candidateExperiences,
      interviews.map(({ experience }) => experience),
    ),
    outcomes: counts(
      interviewOutcomes,
      interviews.map(({ outcome }) => outcome),
    ),
    sources: counts(
      interviewSources,
      interviews.map(({ source }) => source),
    ),
    hardnesses: counts(
      hardnesses,
      interviews.map(({ hardness }) => hardness),
    ),
    roundKinds: counts(
      roundKinds,
      rounds.map(({ kind }) => kind),
    ),
  };
}

type Order = (one: Interview, other: Interview) => number;

const byId: Order = (one, other) => (one.interviewId < other.interviewId ? 1 : -1);
const byWeek: Order = (one, other) => (one.week === other.week ? byId(one, other) : one.week < other.week ? 1 : -1);

const orders: Readonly<Record<InterviewSort, Order>> = {
  popularity: (one, other) => other.helpfulCount - one.helpfulCount || byId(one, other),
  newToOld: byWeek,
  oldToNew: (one, other) => byWeek(other, one),
};

function pageOf(found: readonly Interview[], sort: InterviewSort, after: string | null | undefined, pageSize = usualPageSize): Page<Interview> {
  const sorted = found.toSorted(orders[sort]);
  const start = after ? sorted.findIndex(({ interviewId }) => after === `after-${sort}-${interviewId}`) + 1 : 0;
  if (after && start === 0) throw new Failure('invalid', 'This cursor does not belong to this list', { code: 'CURSOR_INVALID' });
  const items = sorted.slice(start, start + pageSize);
  const last = items.at(-1);
  return { items, next: last && last !== sorted.at(-1) ? `after-${sort}-${last.interviewId}` : null };
}
