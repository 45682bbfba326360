import { Failure } from '#core/failure.ts';
import { usualPageSize } from '#core/page.ts';
import { alikeAmong } from '#core/questions/alike-questions.ts';
import { hrSubjectsOf } from '#core/questions/hr-subjects.ts';
import { questionSlug } from '#core/questions/question-slug.ts';
import type { Named } from '#core/named.ts';
import type { AskedQuestion, ListedQuestion, QuestionTopics, SkillTabs, TopQuestionsMeta } from '#core/questions/question.ts';
import type { QuestionDraft, QuestionList, QuestionOutcome, Questions } from '#core/questions/questions.ts';
import { anonymous } from '#tests/content.ts';

/** A question as it is kept: with its places and its best answer. */
export type KnownQuestion = AskedQuestion & ListedQuestion;

/** Questions kept in memory. */
export class ShownQuestions implements Questions {
  questions: readonly KnownQuestion[];
  /** Merged questions by what they were merged into. */
  readonly merged = new Map<string, string>();
  /** The drafts that were sent, each once. */
  readonly asked = new Map<string, QuestionDraft>();
  /** The failure of asking, deleting and merging, while the test says so. */
  problem: Failure | undefined;
  /** The failure of the meta call of top questions. */
  metaProblem: Failure | undefined;

  constructor(questions: readonly KnownQuestion[] = []) {
    this.questions = questions;
  }

  async list(list: QuestionList, after?: string | null, pageSize = usualPageSize) {
    const found = this.questions
      .filter((question) => isIn(question, list))
      .toSorted((one, other) => other.askedCount - one.askedCount || (one.questionId < other.questionId ? 1 : -1));
    const start = after ? found.findIndex(({ questionId }) => after === `after-${questionId}`) + 1 : 0;
    if (after && start === 0) throw new Failure('invalid', 'This cursor does not belong to this list', { code: 'CURSOR_INVALID' });
    const items = found.slice(start, start + pageSize);
    const last = items.at(-1);
    return { items, next: last && last !== found.at(-1) ? `after-${last.questionId}` : null };
  }

  async topMeta(company: string, designation: string | null): Promise<TopQuestionsMeta> {
    if (this.metaProblem) throw this.metaProblem;
    const found = this.questions.filter((question) => isIn(question, { of: 'company', company, designation }));
    const [first] = found;
    if (!first) throw new Failure('missing');
    const jobs = new Map(this.questions.flatMap(({ places }) => places.flatMap(({ designation: job }) => (job ? [[job.urlName, job]] : []))));
    return {
      company: first.company,
      designation: jobs.get(designation ?? '') ?? null,
      questionsCount: found.length,
      interviewsCount: Math.max(...found.map(({ askedCount }) => askedCount)),
      designations: [...jobs.values()].map((job) => ({
        ...job,
        questionsCount: this.questions.filter((question) => isIn(question, { of: 'company', company, designation: job.urlName })).length,
      })),
    };
  }

  async topics(): Promise<QuestionTopics> {
    const byUrlName = (named: readonly Named[]) => [...new Map(named.map((each) => [each.urlName, each])).values()];
    return {
      designations: byUrlName(this.questions.flatMap(({ places }) => places.flatMap(({ designation }) => designation ?? []))),
      skills: byUrlName(this.questions.flatMap(({ skills }) => skills)),
    };
  }

  async skillTabs(skill: string): Promise<SkillTabs> {
    const found = this.questions.filter((question) => isIn(question, { of: 'skill', skill }));
    const known = found[0]?.skills.find(({ urlName }) => urlName === skill);
    if (!known) throw new Failure('missing');
    return { skill: known, questionsCount: found.length };
  }

  async one(questionId: string): Promise<AskedQuestion> {
    const question = this.questions.find((known) => known.questionId === (this.merged.get(questionId) ?? questionId));
    if (!question) throw new Failure('missing');
    return question;
  }

  async alike(text: string) {
    return alikeAmong(text, this.questions);
  }

  async ask(company: string, draft: QuestionDraft): Promise<QuestionOutcome> {
    if (this.problem) throw this.problem;
    const [known] = this.questions.filter((question) => question.company.urlName === company);
    const questionId = `asked${this.asked.size}`;
    this.asked.set(draft.submissionKey, draft);
    const question: KnownQuestion = {
      questionId,
      slug: questionSlug(draft.text, questionId),
      text: draft.text,
      company: known?.company ?? { urlName: company, name: company },
      designation: null,
      author: anonymous,
      isMine: true,
      week: '2026-W47',
      askedCount: 0,
      companiesCount: 0,
      answersCount: 0,
      skills: [],
      places: [],
      lockedFor: null,
      bestAnswer: null,
    };
    this.questions = [question, ...this.questions];
    return { question };
  }

  async remove(questionId: string): Promise<void> {
    if (this.problem) throw this.problem;
    this.questions = this.questions.filter((question) => question.questionId !== questionId);
  }

  async merge(questionId: string, into: string): Promise<AskedQuestion> {
    if (this.problem) throw this.problem;
    this.merged.set(questionId, into);
    return this.one(into);
  }
}

function isIn({ company, places, skills, author, text }: KnownQuestion, list: QuestionList): boolean {
  switch (list.of) {
    case 'company':
      return (
        author === null &&
        places.some((place) => place.company.urlName === list.company && (list.designation === null || place.designation?.urlName === list.designation))
      );
    case 'asked':
      return author !== null && company.urlName === list.company;
    case 'designation':
      return places.some(({ designation }) => designation?.urlName === list.designation);
    case 'skill':
      return skills.some(({ urlName }) => urlName === list.skill);
    case 'hr':
      return list.subject === null ? places.some(({ round }) => round === 'hr') : hrSubjectsOf(text).some((subject) => subject === list.subject);
  }
}
