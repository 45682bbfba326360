import type { Kysely, Transaction } from 'kysely';
import { bestOf } from '#core/comments/comment.ts';
import { dayMs, hourMs } from '#core/figures/durations.ts';
import { questionHash } from '#server/adapters/questions/keep-asked.ts';
import { markAnswered } from '#server/adapters/questions/mark-answered.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { bulkInsert, type Column } from './bulk-insert.ts';
import { fillOnce, runUntimed } from './fill-once.ts';
import { mondayBefore } from './fill-contributions.ts';
import { companiesAtMost, type FillOptions } from './fill.ts';
import { composeAnswers, type DemoAnswer } from './interviews/compose-answers.ts';
import { composeAskedQuestions } from './interviews/compose-asked-questions.ts';
import { questionColumns, type WrittenQuestion } from './interviews/written-question.ts';
import { Random } from './random.ts';
import { demoWorld } from './world.ts';

const mostAskedAbout = 100;

interface AnswerRow extends Omit<DemoAnswer, 'question' | 'weeksAgo'> {
  readonly id: string;
  readonly questionId: string;
  readonly authorRef: string;
  readonly postedAt: string;
}

const answerColumns: readonly Column<'comment', AnswerRow>[] = [
  { name: 'id', of: ({ id }) => id },
  { name: 'post_id', of: ({ questionId }) => questionId },
  { name: 'author_ref', of: ({ authorRef }) => authorRef },
  { name: 'content', of: ({ content }) => content },
  { name: 'posted_at', of: ({ postedAt }) => postedAt },
  { name: 'up_count', of: ({ ups }) => ups },
  { name: 'down_count', of: ({ downs }) => downs },
  { name: 'best', of: ({ ups, downs }) => bestOf({ upVotes: ups, downVotes: downs, repliesCount: 0 }) },
];

/** Fills questions and answers by post authors after the interviews, and returns the number of answers. */
export function fillDemoQuestions(db: Kysely<Tables>, { scale, seed, nowMs }: FillOptions): Promise<number> {
  return fillOnce(db, 'question', async (transaction) => {
    const authors = (await transaction.selectFrom('persona').select('ref').orderBy('ref').execute()).map(({ ref }) => ref);
    if (authors.length === 0) return 0;
    const random = new Random(seed, 0, 'questions');
    const answerOf = ({ content, ups, downs, weeksAgo }: Omit<DemoAnswer, 'question'>, questionId: string): AnswerRow => ({
      id: random.name(16),
      questionId,
      authorRef: random.among(authors),
      content,
      ups,
      downs,
      postedAt: new Date(nowMs - weeksAgo * 7 * dayMs - Math.floor(random.next() * 48) * hourMs).toISOString(),
    });
    const asked = await askedAbout(transaction, { scale, seed, nowMs });
    const questions = asked.map(({ companyId, text, postedAt }): WrittenQuestion => ({
      id: random.name(16),
      companyId,
      designationId: null,
      authorRef: random.among(authors),
      isAsked: false,
      text,
      postedAt,
    }));
    const known = await askedInInterviews(transaction);
    const answers = [
      ...asked.flatMap((each, at) => each.answers.map((answer) => answerOf(answer, questions[at]?.id ?? ''))),
      ...composeAnswers(seed).flatMap((answer) => {
        const questionId = known.get(questionHash(answer.question));
        return questionId === undefined ? [] : [answerOf(answer, questionId)];
      }),
    ];
    await bulkInsert(transaction, 'question', questionColumns, questions);
    await bulkInsert(transaction, 'comment', answerColumns, answers);
    await count(transaction);
    await markAnswered(
      transaction,
      answers.map(({ questionId }) => questionId),
    );
    return answers.length;
  });
}

async function askedAbout(transaction: Transaction<Tables>, { scale, seed, nowMs }: FillOptions) {
  const known = new Set((await transaction.selectFrom('company').select('id').execute()).map(({ id }) => id));
  return [...demoWorld({ seed, companies: companiesAtMost(scale, mostAskedAbout) }).companies()].flatMap((company, place) =>
    known.has(company.id)
      ? composeAskedQuestions(seed, company, place).map((question) => ({
          ...question,
          companyId: company.id,
          postedAt: mondayBefore(nowMs, question.weeksAgo).toISOString(),
        }))
      : [],
  );
}

/** Interview questions, by the hash of their words. */
async function askedInInterviews(transaction: Transaction<Tables>): Promise<ReadonlyMap<string, string>> {
  const rows = await transaction.selectFrom('question').select(['id', 'text_key']).where('is_asked', '=', true).execute();
  return new Map(rows.map(({ id, text_key }) => [text_key, id]));
}

/** Counts answers and keeps one vote for each counted, so that both agree. */
async function count(transaction: Transaction<Tables>): Promise<void> {
  await runUntimed(
    transaction,
    'update question set comments_count = number from (select post_id, count(*)::integer as number from comment group by post_id) as found where id = post_id',
  );
  await runUntimed(
    transaction,
    `insert into vote (thing, voter, kind) select comment.id, substr(md5(comment.id || number), 1, 22), case when number <= comment.up_count then 1 else -1 end
      from comment join question on question.id = post_id, generate_series(1, comment.up_count + comment.down_count) as number`,
  );
}
