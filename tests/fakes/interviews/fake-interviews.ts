import { Failure } from '#core/failure.ts';
import { dayMs } from '#core/figures/durations.ts';
import { allJobs, companyInterviews } from '#core/interviews/company-interviews.ts';
import type { InterviewFilters } from '#core/interviews/interview-figures.ts';
import type { InterviewHubSearch, InterviewSearch, InterviewSort } from '#core/interviews/interview-search.ts';
import { interviewFiguresOf, noTallies } from '#core/interviews/interview-tallies.ts';
import type { Interview, NamedQuestion } from '#core/interviews/interview.ts';
import type { Interviews } from '#core/interviews/interviews.ts';
import { mondayOf } from '#core/moderation/ledger.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import { questionSlug } from '#core/questions/question-slug.ts';
import { slugOf, type KnownCompany } from '#tests/companies.ts';
import type { KnownInterview } from '#tests/interviews.ts';
import { hiddenIn, toldTallies } from './told-tallies.ts';

/** Stories kept in memory, of companies that are there. */
export class FakeInterviews implements Interviews {
  readonly #companies: readonly KnownCompany[];
  readonly #interviews: readonly KnownInterview[];
  readonly #questions: readonly string[];
  readonly #now: number;

  constructor(companies: readonly KnownCompany[] = [], interviews: readonly KnownInterview[] = [], now = Date.UTC(2026, 10, 20)) {
    this.#companies = companies;
    this.#interviews = interviews.filter(({ status }) => status === 'LIVE');
    this.#questions = [...new Set(this.#interviews.flatMap(({ rounds }) => rounds.flatMap(({ questions }) => questions)))];
    this.#now = now;
  }

  async list(urlName: string, search: InterviewSearch, after?: string | null, pageSize = usualPageSize): Promise<Page<Interview>> {
    const { outcome, years } = search;
    const isAsked = (known: KnownInterview) =>
      (outcome === null || known.outcome === outcome) && (years === null || mondayOf(known.week) >= this.#now - years * 365 * dayMs);
    return this.#page(
      this.#of(urlName).filter((known) => answers(known, search) && isAsked(known)),
      search.sort,
      after,
      pageSize,
    );
  }

  async filters(urlName: string, designation: string | null): Promise<InterviewFilters> {
    const interviews = this.#of(urlName);
    const jobs = [...new Set(interviews.flatMap((known) => known.designation ?? []))];
    const { figures } = companyInterviews(toldTallies(interviews, jobs), hiddenIn(interviews, jobs));
    const at = designation === null ? allJobs : jobs.findIndex((job) => slugOf(job) === designation) + 1;
    const asked = designation !== null && at === allJobs ? undefined : figures.get(at);
    return {
      designations: jobs
        .map((name) => ({ urlName: slugOf(name), name, interviewsCount: interviews.filter((known) => known.designation === name).length }))
        .toSorted((one, other) => other.interviewsCount - one.interviewsCount || (one.urlName < other.urlName ? -1 : 1)),
      figures: { ...(asked ?? interviewFiguresOf(noTallies)), questionsCount: questionsIn(interviews, designation) },
    };
  }

  async latest(search: InterviewHubSearch, after?: string | null, pageSize = usualPageSize): Promise<Page<Interview>> {
    return this.#page(
      this.#interviews.filter((known) => answers(known, search) && (search.college === null || slugOf(known.college ?? '') === search.college)),
      search.sort,
      after,
      pageSize,
    );
  }

  async one(interviewId: string): Promise<Interview> {
    const found = this.#interviews.find((known) => known.interviewId === interviewId);
    if (!found) throw new Failure('missing');
    return this.#shown(found);
  }

  #page(found: readonly KnownInterview[], sort: InterviewSort, after: string | null | undefined, pageSize: number): Page<Interview> {
    const sorted = found.toSorted(orders[sort]);
    const start = after ? sorted.findIndex(({ interviewId }) => after === `after-${sort}-${interviewId}`) + 1 : 0;
    if (after && start === 0) throw new Failure('invalid', 'This cursor does not belong to this list', { code: 'CURSOR_INVALID' });
    const items = sorted.slice(start, start + pageSize);
    const last = items.at(-1);
    return { items: items.map((known) => this.#shown(known)), next: last && last !== sorted.at(-1) ? `after-${sort}-${last.interviewId}` : null };
  }

  #shown(known: KnownInterview): Interview {
    const { urlName, name } = this.#company(known.companyId);
    const { interviewId, designation, experience, outcome, source, college, hardness, story, tips, week } = known;
    return {
      interviewId,
      company: { urlName, name },
      designation: designation === null ? null : { urlName: slugOf(designation), name: designation },
      experience,
      outcome,
      source,
      college: college === null ? null : { urlName: slugOf(college), name: college },
      hardness,
      rounds: known.rounds.map(({ kind, minutes, hardness: hard, questions }) => ({
        kind,
        minutes,
        hardness: hard,
        questions: questions.map((text) => this.#question(text)),
      })),
      story,
      tips,
      week,
      helpfulCount: known.helpful,
      isEdited: false,
    };
  }

  #question(text: string): NamedQuestion {
    const questionId = `question${String(this.#questions.indexOf(text)).padStart(12, '0')}`;
    return { questionId, slug: questionSlug(text, questionId), text };
  }

  #company(wanted: string): KnownCompany {
    const company = this.#companies.find(({ companyId, urlName }) => companyId === wanted || urlName === wanted);
    if (!company) throw new Failure('missing');
    return company;
  }

  #of(urlName: string): readonly KnownInterview[] {
    const { companyId } = this.#company(urlName);
    return this.#interviews.filter((known) => known.companyId === companyId);
  }
}

const answers = (known: KnownInterview, { designation, experience }: Pick<InterviewHubSearch, 'designation' | 'experience'>): boolean =>
  (designation === null || slugOf(known.designation ?? '') === designation) && (experience === null || known.experience === experience);

type Order = (one: KnownInterview, other: KnownInterview) => number;

const byId: Order = (one, other) => (one.interviewId < other.interviewId ? 1 : -1);
const byWeek: Order = (one, other) => (one.week === other.week ? byId(one, other) : one.week < other.week ? 1 : -1);

const orders: Readonly<Record<InterviewSort, Order>> = {
  popularity: (one, other) => other.helpful - one.helpful || byId(one, other),
  newToOld: byWeek,
  oldToNew: (one, other) => byWeek(other, one),
};

/** How many questions stand in stories, or in those for one job. */
function questionsIn(interviews: readonly KnownInterview[], designation: string | null): number {
  const told = interviews.filter((known) => designation === null || (known.designation !== null && slugOf(known.designation) === designation));
  return new Set(told.flatMap(({ rounds }) => rounds.flatMap(({ questions }) => questions))).size;
}
