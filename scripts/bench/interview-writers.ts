// Many who tell of interviews at once, and who vote: stories by the product's own code, each by a key of its own, and votes as browsers send them.
import { sql, type Kysely } from 'kysely';
import type { InterviewDraft } from '#core/interviews/interview-draft.ts';
import { PseudonymScope } from '#server/adapters/caller/pseudonym-scope.ts';
import { interviewSummary } from '#server/adapters/interviews/interview-summary.ts';
import { SqlOwnInterviews } from '#server/adapters/interviews/sql-own-interviews.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import { SystemClock } from '#server/adapters/system/system-clock.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { companyIdOf } from '../worlds/company-world.ts';
import { contributionKeys } from './contribution-keys.ts';
import { atLeast, atMost, medianOf, told, type Finding } from './finding.ts';
import { sending, type By, type Measured } from './under-limits.ts';
import { declarations } from '#server/app/wiring/declarations.ts';

const writers = 16;
const storiesAdded = 1_000;
const leastAdded = 200;
const comesOutTimes = 5;
/** The longest that it may take until a story that came out is among the questions and figures of the largest company. */
const mostFreshSeconds = 5;

/** Adds stories over connections of its own, 16 at once, and lets some of the largest company come out. */
export async function telling(db: Kysely<Tables>, secrets: Secrets, companies: number): Promise<readonly Finding[]> {
  const keys = await contributionKeys(db, secrets, 'interview', storiesAdded);
  const draft = await aDraft(db);
  let next = 0;
  const writer = async () => {
    for (let at = next++; at < keys.length; at = next++) {
      const { key = '', token } = keys[at] ?? {};
      const scope = new PseudonymScope({ ...declarations, db, clock: new SystemClock(), secrets, context: { ...noRequest, persona: key } });
      if (token) await new SqlOwnInterviews(scope).create(`bench-company-${at % companies}`, { ...draft, story: `${draft.story} ${key}` }, token);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: writers }, writer));
  const seconds = (performance.now() - began) / 1_000;
  return [
    atLeast(`stories added a second, ${writers} at once, without HTTP`, storiesAdded / seconds, leastAdded, '/s'),
    told(`adding ${storiesAdded} stories`, seconds, 's'),
    atMost('a story that came out is in the lists and figures of the largest company', await comingOut(db), mostFreshSeconds, 's'),
  ];
}

/** How long the summary of the largest company takes when one story came out, in s. */
async function comingOut(db: Kysely<Tables>): Promise<number> {
  const took: number[] = [];
  for (let turn = 0; turn < comesOutTimes; turn++) {
    await sql`insert into interview (company_id, id, author_ref, status, posted_at, due_at, designation_id, experience, outcome, hardness, story, tips, questions)
      select company_id, left(md5(random()::text), 16), md5(random()::text), 'SCHEDULED', posted_at, now(), designation_id, experience, outcome, hardness, story, tips, questions
      from interview where company_id = ${companyIdOf(0)} and status = 'LIVE' and questions <> '' limit 1`.execute(db);
    const began = performance.now();
    await db.transaction().execute((transaction) => interviewSummary(declarations).refresh(transaction, companyIdOf(0), Date.now()));
    took.push((performance.now() - began) / 1_000);
  }
  return medianOf(took);
}

async function aDraft(db: Kysely<Tables>): Promise<InterviewDraft> {
  const job = await db.selectFrom('designation').select('id').orderBy('id').executeTakeFirstOrThrow();
  const rest = { minutes: 30, hardness: null, waitDays: 3, hasFeedback: false } as const;
  return {
    designationId: job.id,
    experience: 'experienced',
    outcome: 'rejected',
    source: 'referral',
    collegeId: null,
    hardness: 'average',
    rounds: [
      { ...rest, kind: 'technical', questions: ['How do you find a leak in production?', 'What did your last team measure?'] },
      { ...rest, kind: 'hr', questions: ['Tell me about yourself.'] },
    ],
    story: 'Two rounds in one afternoon, and a mail after a week.',
    tips: null,
    unpaidHours: null,
    offer: null,
  };
}

/** Votes on stories and answers, up and taken back in turns. */
export async function voting(db: Kysely<Tables>, by: By): Promise<Readonly<Record<string, Measured>>> {
  const base = '/api/interviews/v1';
  const stories = await db.selectFrom('interview').select('id').where('company_id', '=', companyIdOf(0)).where('status', '=', 'LIVE').limit(500).execute();
  const answers = await db.selectFrom('comment').innerJoin('question', 'question.id', 'post_id').select('comment.id').limit(500).execute();
  return {
    'a story found helpful': sending(
      by,
      ['up', 'none'].flatMap((voteType) =>
        stories.map(({ id }) => ({ path: '/api/feed/v1/vote', body: { resourceId: id, resourceType: 'INTERVIEW', voteType } })),
      ),
    ),
    'a vote on an answer': sending(
      by,
      ['up', 'down', 'none'].flatMap((voteType) => answers.map(({ id }) => ({ path: `${base}/answer/${id}/vote`, body: { voteType } }))),
    ),
  };
}
