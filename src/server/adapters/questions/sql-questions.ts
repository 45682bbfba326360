import { sql } from 'kysely';
import { refusedBy } from '#core/content/post-limits.ts';
import { Failure } from '#core/failure.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import { maySee } from '#core/posts/post-access.ts';
import { alikeAmong } from '#core/questions/alike-questions.ts';
import { listNames } from '#core/questions/question-listings.ts';
import {
  mostCountedCompanies,
  type AskedQuestion,
  type ListedQuestion,
  type QuestionTopics,
  type SkillTabs,
  type TopQuestionsMeta,
} from '#core/questions/question.ts';
import type { QuestionDraft, QuestionList, QuestionOutcome, Questions } from '#core/questions/questions.ts';
import { deletedSince } from '../caller/idempotency.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { readerOf } from '../caller/reader-of.ts';
import { companyAt } from '../companies/company-at.ts';
import { withdrawOwn } from '../moderation/withdraw.ts';
import { mutedAuthors } from '../mutes/muted-authors.ts';
import { keysetPosition, listCursor } from '../paging/list-cursor.ts';
import { alikeCandidates } from './alike-candidates.ts';
import { askedTogether } from './asked-together.ts';
import { bestAnswers } from './best-answers.ts';
import { countHidden, countLists } from './count-lists.ts';
import { joinQuestions } from './join-questions.ts';
import { jobsOf, questionPlaces } from './place-rows.ts';
import { questionKind } from './question-kind.ts';
import { keptList, listedAt, listedRows } from './question-lists.ts';
import { questionRows, questionsFromRows, type QuestionRow } from './question-rows.ts';
import { readQuestionTopics } from './question-topics.ts';
import { publishableQuestion, writeQuestion } from './question-writer.ts';
import { readTopMeta } from './top-meta.ts';

export class SqlQuestions implements Questions {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async list(list: QuestionList, after?: string | null, pageSize = usualPageSize): Promise<Page<ListedQuestion>> {
    const { db, secrets } = this.#scope;
    const kept = await keptList(db, list);
    const cursorOf = ['questions', kept];
    const muted = await mutedAuthors(this.#scope);
    const rows = await listedRows(db, kept, { position: keysetPosition(secrets, cursorOf, after), muted, limit: pageSize + 1 });
    const shown = rows.slice(0, pageSize);
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    const listed = await this.#listed(
      shown.map(({ id }) => id),
      muted,
    );
    const askedThere = new Map(shown.map(({ id, askedCount }) => [id, askedCount]));
    const items = listed.map((question) => ({ ...question, askedCount: askedThere.get(question.questionId) ?? question.askedCount }));
    return { items, next: last ? listCursor(secrets, cursorOf, { order: last.place, id: last.id }) : null };
  }

  topMeta(company: string, designation: string | null): Promise<TopQuestionsMeta> {
    return readTopMeta(this.#scope.db, company, designation);
  }

  async skillTabs(skill: string): Promise<SkillTabs> {
    const { id, urlName, name } = await listedAt(this.#scope.db, 'skill', skill);
    const list = listNames.skill(id);
    const which = sql`list = ${list}`;
    const [all, hidden] = [await countLists(this.#scope.db, which), await countHidden(this.#scope.db, which)];
    return { skill: { urlName, name }, questionsCount: (all.get(list) ?? 0) - (hidden.get(list) ?? 0) };
  }

  topics(): Promise<QuestionTopics> {
    return readQuestionTopics(this.#scope.db);
  }

  async one(questionId: string): Promise<AskedQuestion> {
    const row = await this.#readable(questionId);
    const [question] = await questionsFromRows(this.#scope, [row]);
    if (!question) throw new Failure('missing');
    return { ...question, places: await questionPlaces(this.#scope.db, row.id), jobs: await jobsOf(this.#scope.db, row.id), lockedFor: row.locked_for };
  }

  async alike(text: string): Promise<readonly ListedQuestion[]> {
    const ids = alikeAmong(text, await alikeCandidates(this.#scope.db, text)).map(({ id }) => id);
    return this.#listed(ids, await mutedAuthors(this.#scope));
  }

  async together(questionId: string): Promise<readonly ListedQuestion[]> {
    const { id } = await this.#readable(questionId);
    return this.#listed(await askedTogether(this.#scope.db, id), await mutedAuthors(this.#scope));
  }

  ask(company: string, draft: QuestionDraft): Promise<QuestionOutcome> {
    return this.#ask(company, draft).catch(refusedBy);
  }

  async remove(questionId: string): Promise<void> {
    const [row] = await questionRows(this.#scope.member.db, [questionId]);
    // The key of a story is no author of what others may tell, too.
    if (row?.is_asked) throw new Failure('missing');
    await withdrawOwn(this.#scope, questionKind, questionId);
  }

  async merge(questionId: string, into: string): Promise<AskedQuestion> {
    const { db } = this.#scope.moderator;
    await db.transaction().execute((transaction) => joinQuestions(transaction, questionId, into));
    return this.one(questionId);
  }

  async #ask(urlName: string, draft: QuestionDraft): Promise<QuestionOutcome> {
    const scope = await this.#scope.writer();
    const text = publishableQuestion(draft.text);
    const { id: companyId } = await companyAt(scope.db, urlName);
    const id = await scope.db.transaction().execute((transaction) => writeQuestion(transaction, scope, companyId, { ...draft, text }));
    const [row] = await questionRows(scope.db, [id]);
    if (!row || row.status === 'DELETED') throw deletedSince(id);
    return { question: await this.one(id) };
  }

  async #readable(questionId: string): Promise<QuestionRow> {
    const [row] = await questionRows(this.#scope.db, [questionId], mostCountedCompanies);
    if (row && row.merged_into !== null) return this.#readable(row.merged_into);
    if (!row || !maySee(row.status, readerOf(row, this.#scope))) throw new Failure('missing');
    return row;
  }

  async #listed(ids: readonly string[], muted: readonly string[]): Promise<readonly ListedQuestion[]> {
    const [questions, best] = [await questionsFromRows(this.#scope, await questionRows(this.#scope.db, ids)), await bestAnswers(this.#scope, ids, muted)];
    return questions.map((question) => ({ ...question, bestAnswer: best.get(question.questionId) ?? null }));
  }
}
