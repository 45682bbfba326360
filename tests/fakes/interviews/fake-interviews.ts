import { inContributionOrder, type ContributionSort } from '#core/contributions/contribution-order.ts';
import { existing } from '#core/failure.ts';
import { dayMs } from '#core/figures/durations.ts';
import { allTitles, companyInterviews } from '#core/interviews/company-interviews.ts';
import type { InterviewFilters } from '#core/interviews/interview-figures.ts';
import type { InterviewHubSearch, InterviewSearch } from '#core/interviews/interview-search.ts';
import { interviewFiguresOf, noTallies } from '#core/interviews/interview-tallies.ts';
import type { Interview, NamedQuestion } from '#core/interviews/interview.ts';
import type { Interviews } from '#core/interviews/interviews.ts';
import { mondayOf } from '#core/moderation/ledger.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import { questionSlug } from '#core/questions/question-slug.ts';
import { asNamed, companyAmong, countedNames, slugOf, type KnownCompany } from '#tests/companies.ts';
import { pageOf } from '#tests/fakes/page-of.ts';
import type { KnownInterview } from '#tests/interviews.ts';
import { hiddenIn, reportedTallies } from './reported-tallies.ts';

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
    const { figures } = companyInterviews(reportedTallies(interviews, jobs), hiddenIn(interviews, jobs));
    const at = designation === null ? allTitles : jobs.findIndex((job) => slugOf(job) === designation) + 1;
    const asked = designation !== null && at === allTitles ? undefined : figures.get(at);
    return {
      designations: countedNames(interviews.map(({ designation: name }) => name)).map(({ count, ...named }) => ({ ...named, interviewsCount: count })),
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
    return this.#shown(existing(this.#interviews.find((known) => known.interviewId === interviewId)));
  }

  #page(found: readonly KnownInterview[], sort: ContributionSort, after: string | null | undefined, pageSize: number): Page<Interview> {
    const sorted = inContributionOrder(found, sort, ({ interviewId: id, week, helpful }) => ({ id, week, helpful }));
    const { items, next } = pageOf(sorted, ({ interviewId }) => `${sort}-${interviewId}`, after, pageSize);
    return { items: items.map((known) => this.#shown(known)), next };
  }

  #shown(known: KnownInterview): Interview {
    const { urlName, name } = companyAmong(this.#companies, known.companyId);
    const { interviewId, designation, experience, outcome, source, college, hardness, story, tips, week } = known;
    return {
      interviewId,
      company: { urlName, name },
      designation: asNamed(designation),
      experience,
      outcome,
      source,
      college: asNamed(college),
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
      isCounted: known.countedYear !== null,
      reply: null,
    };
  }

  #question(text: string): NamedQuestion {
    const questionId = `question${String(this.#questions.indexOf(text)).padStart(12, '0')}`;
    return { questionId, slug: questionSlug(text, questionId), text };
  }

  #of(urlName: string): readonly KnownInterview[] {
    const { companyId } = companyAmong(this.#companies, urlName);
    return this.#interviews.filter((known) => known.companyId === companyId);
  }
}

const answers = (known: KnownInterview, { designation, experience }: Pick<InterviewHubSearch, 'designation' | 'experience'>): boolean =>
  (designation === null || slugOf(known.designation ?? '') === designation) && (experience === null || known.experience === experience);

function questionsIn(interviews: readonly KnownInterview[], designation: string | null): number {
  const reported = interviews.filter((known) => designation === null || (known.designation !== null && slugOf(known.designation) === designation));
  return new Set(reported.flatMap(({ rounds }) => rounds.flatMap(({ questions }) => questions))).size;
}
