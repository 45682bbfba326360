import { inContributionOrder } from '#core/contributions/contribution-order.ts';
import { existing, Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { longestQuestion, shortestQuestion } from '#core/interviews/interview.ts';
import { weekOf } from '#core/moderation/ledger.ts';
import { byCount, type Named } from '#core/named.ts';
import type { Page } from '#core/page.ts';
import { alikeAmong } from '#core/questions/alike-questions.ts';
import { answerExcerpt } from '#core/questions/answer-excerpt.ts';
import { hrSubjectNamed, hrSubjectsOf } from '#core/questions/hr-subjects.ts';
import { listNames, listingsOf } from '#core/questions/question-listings.ts';
import { skillNames, skillsIn, type NamedSkill } from '#core/questions/question-skills.ts';
import { mayJoin } from '#core/questions/may-join.ts';
import { questionSlug } from '#core/questions/question-slug.ts';
import {
  mostCountedCompanies,
  mostListedCompanies,
  mostQuestionJobs,
  mostQuestionPlaces,
  mostQuestionTopics,
  mostAskedTogether,
  type AskedQuestion,
  type ListedQuestion,
  type QuestionTopics,
  type SkillTabs,
  type TopQuestionsMeta,
} from '#core/questions/question.ts';
import type { QuestionDraft, QuestionList, QuestionOutcome, Questions } from '#core/questions/questions.ts';
import { asNamed, companyAmong, slugOf, type KnownCompany } from '#tests/companies.ts';
import { anId, anonymous, designation as designationName } from '#tests/content.ts';
import { pageOf } from '#tests/fakes/page-of.ts';
import { aKnownQuestion, type KnownQuestion } from '#tests/questions.ts';

/** Question of a test world, with its draft if the member asked it. */
export interface KeptQuestion extends Omit<KnownQuestion, 'status'> {
  readonly status: KnownQuestion['status'] | 'DELETED';
  readonly mergedInto?: string;
  readonly lockedFor?: AskedQuestion['lockedFor'];
  readonly draft?: QuestionDraft;
}

/** Companies, questions, jobs and skills by name, shared by the fakes. */
export class QuestionBackend {
  questions: readonly KeptQuestion[];
  readonly companies: readonly KnownCompany[];
  readonly jobs: readonly string[];
  readonly skills: readonly NamedSkill[];

  constructor(
    companies: readonly KnownCompany[] = [],
    questions: readonly KeptQuestion[] = [],
    known: { jobs?: readonly string[]; skills?: readonly string[] } = {},
  ) {
    this.companies = companies;
    this.questions = questions;
    this.jobs = known.jobs ?? [];
    this.skills = (known.skills ?? []).map((name, skillId) => ({ skillId, urlName: skillSlug(name), name, otherNames: [] }));
  }

  get drafts(): readonly QuestionDraft[] {
    return this.questions.flatMap(({ draft }) => draft ?? []);
  }
}

const skillSlug = (name: string): string => slugOf(name.replace('++', ' plus plus').replace('#', ' sharp'));

/** Questions as one reader sees them. */
export class FakeQuestions implements Questions {
  readonly backend: QuestionBackend;
  readonly #reader: 'guest' | 'member' | 'moderator';
  /** Failure of asking, deleting and merging, while set. */
  problem: Failure | undefined;

  constructor(backend = new QuestionBackend(), reader: 'guest' | 'member' | 'moderator' = 'member') {
    this.backend = backend;
    this.#reader = reader;
  }

  async list(list: QuestionList, after?: string | null, pageSize?: number): Promise<Page<ListedQuestion>> {
    const { items, next } = pageOf(this.#in(list), ({ questionId }) => `${Object.values(list).join('-')}-${questionId}`, after, pageSize);
    return { items: items.map((question) => ({ ...this.#listed(question), askedCount: this.#askedIn(list, question) })), next };
  }

  async topMeta(urlName: string, designation: string | null): Promise<TopQuestionsMeta> {
    const company = this.#company(urlName);
    const job = designation === null ? null : this.#job(designation);
    const stories = this.backend.questions.flatMap(({ places }) => places.filter(({ companyId }) => companyId === company.companyId));
    const countOf = (name: string | null) => this.#in({ of: 'company', company: urlName, designation: name }).length;
    return {
      company: { urlName: company.urlName, name: company.name },
      designation: job,
      questionsCount: countOf(designation),
      interviewsCount: new Set(stories.filter((place) => job === null || place.designation === job.name).map(({ interviewId }) => interviewId)).size,
      designations: mostFirst(this.#jobs, countOf).map(({ count, ...named }) => ({ ...named, questionsCount: count })),
    };
  }

  async skillTabs(skill: string): Promise<SkillTabs> {
    const questionsCount = this.#in({ of: 'skill', skill }).length;
    const { urlName = skill, name = skill } = this.backend.skills.find((known) => known.urlName === skill) ?? {};
    return { skill: { urlName, name }, questionsCount };
  }

  async topics(): Promise<QuestionTopics> {
    const most = (all: readonly Named[], listOf: (urlName: string) => QuestionList) =>
      mostFirst(all, (urlName) => this.#in(listOf(urlName)).length)
        .slice(0, mostQuestionTopics)
        .map(({ urlName, name }) => ({ urlName, name }));
    return {
      designations: most(this.#jobs, (designation) => ({ of: 'designation', designation })),
      skills: most(this.backend.skills, (skill) => ({ of: 'skill', skill })),
    };
  }

  async one(questionId: string): Promise<AskedQuestion> {
    const merged = this.backend.questions.find((each) => each.questionId === questionId)?.mergedInto;
    if (merged !== undefined) return this.one(merged);
    const question = existing(this.#live().find((each) => each.questionId === questionId));
    const { bestAnswer: _best, ...asked } = this.#listed(question, mostCountedCompanies);
    const newest = newestFirst(question.places, ({ interviewId }) => interviewId).slice(0, mostQuestionPlaces);
    return {
      ...asked,
      places: newest.map(({ companyId, designation, round, week }) => ({ company: this.#named(companyId), designation: asNamed(designation), round, week })),
      jobs: mostFirst(this.#jobs, (urlName) => this.#askedIn({ of: 'designation', designation: urlName }, question))
        .slice(0, mostQuestionJobs)
        .map(({ urlName, name }) => ({ urlName, name })),
      lockedFor: question.lockedFor ?? null,
    };
  }

  async together(questionId: string): Promise<readonly ListedQuestion[]> {
    const { questionId: id } = await this.one(questionId);
    const storiesIn = (question: KeptQuestion) => new Set(question.places.map(({ interviewId }) => interviewId));
    const own = storiesIn(existing(this.#live().find((each) => each.questionId === id)));
    const sharedWith = (question: KeptQuestion) => storiesIn(question).intersection(own).size;
    const beside = this.#live().filter((each) => each.questionId !== id && sharedWith(each) > 0);
    return beside
      .toSorted(
        (one, other) => sharedWith(other) - sharedWith(one) || other.answers.length - one.answers.length || (one.questionId < other.questionId ? -1 : 1),
      )
      .slice(0, mostAskedTogether)
      .map((question) => this.#listed(question));
  }

  async alike(text: string): Promise<readonly ListedQuestion[]> {
    const known = this.#live().map((question) => ({ ...question, askedCount: storiesOf(question) }));
    return alikeAmong(text, known).map((question) => this.#listed(question));
  }

  async ask(company: string, draft: QuestionDraft): Promise<QuestionOutcome> {
    if (this.problem) throw this.problem;
    const { companyId } = this.#company(company);
    if (this.#reader === 'guest') throw new Failure('signed-out');
    const text = draft.text.replace(/\s+/g, ' ').trim();
    if (text.length < shortestQuestion || text.length > longestQuestion) return { refusal: 'RULE_BROKEN', message: 'It is too short or too long.' };
    const before = this.backend.questions.find((known) => known.draft?.submissionKey === draft.submissionKey);
    if (before && before.text !== text) throw new Failure('invalid', undefined, { code: 'SUBMISSION_REUSED', existingId: before.questionId });
    if (before?.status === 'DELETED') throw new Failure('conflict', undefined, { code: 'SUBMISSION_DELETED', existingId: before.questionId });
    const made: KeptQuestion = before ?? {
      ...aKnownQuestion({ companyId, text, isAsked: false, places: [], week: weekOf(dayOf(Date.UTC(2026, 10, 20))) }),
      questionId: anId('q'),
      draft,
    };
    if (!before) this.backend.questions = [...this.backend.questions, made];
    return { question: await this.one(made.questionId) };
  }

  async remove(questionId: string): Promise<void> {
    if (this.problem) throw this.problem;
    if (this.#reader === 'guest') throw new Failure('signed-out');
    const own = this.backend.questions.find((each) => each.questionId === questionId && each.draft !== undefined && each.status !== 'DELETED');
    if (this.#reader !== 'member' || !own) throw new Failure('missing');
    this.backend.questions = this.backend.questions.map((each) => {
      if (each.questionId === questionId) return { ...each, status: 'DELETED' };
      const { mergedInto, ...alone } = each;
      return mergedInto === questionId ? alone : each;
    });
  }

  async merge(questionId: string, into: string): Promise<AskedQuestion> {
    if (this.problem) throw this.problem;
    const [source, target] = [questionId, into].map((id) => this.#live().find((each) => each.questionId === id));
    if (this.#reader !== 'moderator' || !source || !target) throw new Failure('missing');
    if (!mayJoin(joined(source), joined(target))) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
    const stays = { ...target, places: [...target.places, ...source.places], answers: [...target.answers, ...source.answers] };
    this.backend.questions = this.backend.questions.map((each) => {
      if (each.questionId === into) return stays;
      if (each.questionId === questionId) return { ...each, places: [], answers: [], mergedInto: into };
      return each.mergedInto === questionId ? { ...each, mergedInto: into } : each;
    });
    return this.one(into);
  }

  #live(): readonly KeptQuestion[] {
    return this.backend.questions.filter(({ status, mergedInto }) => status === 'LIVE' && mergedInto === undefined);
  }

  #in(list: QuestionList): readonly KeptQuestion[] {
    if (list.of === 'asked') {
      const { companyId } = this.#company(list.company);
      const asked = this.#live().filter((each) => !each.isAsked && each.companyId === companyId);
      return newestFirst(asked, ({ questionId }) => questionId);
    }
    this.#listName(list);
    const counted = this.#live().map((question) => ({ question, id: question.questionId, week: question.week, helpful: this.#askedIn(list, question) }));
    const reported = counted.filter(({ helpful }) => helpful > 0);
    const mostAsked = inContributionOrder(reported, 'popularity', (each) => each).map(({ question }) => question);
    return mostAsked.toSorted((one, other) => Number(other.answers.length > 0) - Number(one.answers.length > 0));
  }

  /** Number of a list's stories with a question. */
  #askedIn(list: QuestionList, question: KeptQuestion): number {
    return list.of === 'asked' ? storiesOf(question) : (this.#listings(question).get(this.#listName(list)) ?? 0);
  }

  #listName(list: Exclude<QuestionList, { readonly of: 'asked' }>): string {
    const jobId = (urlName: string) => this.backend.jobs.indexOf(this.#job(urlName).name);
    switch (list.of) {
      case 'company': {
        const { companyId } = this.#company(list.company);
        return list.designation === null ? listNames.company(companyId) : listNames.job(companyId, jobId(list.designation));
      }
      case 'designation':
        return listNames.designation(jobId(list.designation));
      case 'skill':
        return listNames.skill(existing(this.backend.skills.find(({ urlName }) => urlName === list.skill)).skillId);
      case 'hr': {
        const subject = list.subject === null ? null : hrSubjectNamed(list.subject);
        if (subject === undefined) throw new Failure('missing');
        return listNames.hr(subject);
      }
    }
  }

  #listings({ text, places }: KeptQuestion): ReadonlyMap<string, number> {
    const idOf = (name: string | null) => (name === null ? null : this.backend.jobs.indexOf(name));
    return listingsOf(
      places.map(({ designation, ...place }) => ({ ...place, designationId: idOf(designation) })),
      { skillIds: this.#skillsOf(text).map(({ skillId }) => skillId), subjects: hrSubjectsOf(text) },
    );
  }

  #listed(question: KeptQuestion, mostCompanies = mostListedCompanies): ListedQuestion {
    const { questionId, companyId, text, isAsked, answers, draft } = question;
    const [best] = answers.toSorted((one, other) => other.upVotes - one.upVotes);
    const profile = draft?.profileType === 'DESIGNATION' ? designationName : anonymous;
    return {
      questionId,
      slug: questionSlug(text, questionId),
      text,
      company: this.#named(companyId),
      designation: asNamed(question.designation),
      author: isAsked ? null : profile,
      isMine: draft !== undefined && this.#reader === 'member',
      week: question.week,
      askedCount: storiesOf(question),
      companiesCount: Math.min(mostCompanies, new Set(question.places.map((place) => place.companyId)).size),
      answersCount: answers.length,
      skills: this.#skillsOf(text).map(({ urlName, name }) => ({ urlName, name })),
      bestAnswer: best ? answerExcerpt(best.content) : null,
    };
  }

  get #jobs(): readonly Named[] {
    return this.backend.jobs.map((name) => asNamed(name));
  }

  #skillsOf(text: string): readonly NamedSkill[] {
    return skillsIn(text, skillNames(this.backend.skills));
  }

  #job(urlName: string): Named {
    return asNamed(existing(this.backend.jobs.find((known) => slugOf(known) === urlName)));
  }

  #company(wanted: string): KnownCompany {
    return companyAmong(this.backend.companies, wanted);
  }

  #named(companyId: string): Named {
    const { urlName, name } = this.#company(companyId);
    return { urlName, name };
  }
}

const joined = ({ questionId, companyId, isAsked }: KeptQuestion) => ({ id: questionId, company: companyId, isAsked });

const newestFirst = <Reported extends { readonly week: string }>(all: readonly Reported[], idOf: (reported: Reported) => string): readonly Reported[] =>
  inContributionOrder(all, 'newToOld', (reported) => ({ id: idOf(reported), week: reported.week, helpful: 0 }));

/** Sorts by count, dropping zeros. */
const mostFirst = (all: readonly Named[], countOf: (urlName: string) => number) =>
  all
    .map(({ urlName, name }) => ({ urlName, name, count: countOf(urlName) }))
    .filter(({ count }) => count > 0)
    .toSorted(byCount(({ count }) => count));

const storiesOf = ({ places }: Pick<KnownQuestion, 'places'>): number => new Set(places.map(({ interviewId }) => interviewId)).size;
