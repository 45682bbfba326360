import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dailyLimits } from '#core/content/post-limits.ts';
import { makeInterviewFigures } from '#server/adapters/interviews/interview-summary.ts';
import { tellEvents } from '#server/adapters/notifications/tell-events.ts';
import { withdrawAll } from '#server/adapters/moderation/withdraw.ts';
import { dropAsked, keepAsked, type AskingStory } from '#server/adapters/questions/keep-asked.ts';
import { aCompany } from '#tests/companies.ts';
import { anId } from '#tests/content.ts';
import type { MemberPorts, PostServer } from '#tests/post-server.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { aPostServer, crowd, draftOf, tellOfDeletions } from './helpers.ts';
import { askedBy } from './question-pages.ts';
import { testDeclarations } from '#tests/database.ts';

const mill = aCompany({ urlName: 'sutra-mill', name: 'Sutra Mill' });
const pay = aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' });

interface ReportedStory extends AskingStory {
  readonly companyId: string;
}

const posted = new Date('2026-11-02T00:00:00Z');

/** Server with two companies and the outcomes of stories there. */
async function aMill() {
  const server = await aPostServer();
  await keepInTables(server.db, [mill, pay]);
  const within = server.db.transaction();
  const story = async (rounds: AskingStory['rounds'], known: Partial<ReportedStory> = {}): Promise<ReportedStory> => {
    const made = { companyId: mill.companyId, interviewId: anId('i'), authorRef: anId('key'), designationId: null, postedAt: posted, rounds, ...known };
    await sql`insert into interview (company_id, id, author_ref, posted_at, experience, outcome, hardness, story, tips, questions)
      values (${made.companyId}, ${made.interviewId}, ${made.authorRef}, ${made.postedAt}, 'fresher', 'offered', 'average', '', '', '')`.execute(server.db);
    for (const place of rounds.keys())
      await sql`insert into interview_round (company_id, interview_id, place, kind) values (${made.companyId}, ${made.interviewId}, ${place + 1}, 'technical')`.execute(
        server.db,
      );
    return made;
  };
  const scope = () => ({ ...testDeclarations, now: server.clock.now() });
  const keep = (kept: ReportedStory) => within.execute((transaction) => keepAsked(transaction, kept.companyId, [kept], scope()));
  const drop = ({ companyId, interviewId }: ReportedStory) => within.execute((transaction) => dropAsked(transaction, { companyId, id: interviewId }, scope()));
  const listed = async (company = 'sutra-mill') => (await server.guest.questions.list({ of: 'company', company, designation: null })).items;
  return { server, story, keep, drop, listed, texts: async (company?: string) => (await listed(company)).map(({ text }) => text) };
}

const answerBelow = async ({ comments }: MemberPorts, questionId: string) => {
  const made = await comments.write(questionId, draftOf('It runs across the warp.'));
  if ('refusal' in made) throw new Error(made.refusal);
  return made.comment.commentId;
};

const titlesOf = async ({ notifications }: MemberPorts) => (await notifications.list('phone', 'en')).map(({ title, url }) => [title, url]);

const tell = (server: PostServer) => tellEvents(server, server.clock.now());

describe('the questions of stories (R-038, R-039)', () => {
  it('are one where their words are the same, anyone who asks them where', async () => {
    const { story, keep, listed, server } = await aMill();
    await keep(await story([['What is a weft?', 'Why weaving?'], ['what is a WEFT']]));
    await keep(await story([['What is a weft ?']], { companyId: pay.companyId }));
    expect((await listed()).map(({ text, askedCount }) => [text, askedCount])).toEqual(
      expect.arrayContaining([
        ['What is a weft?', 1],
        ['Why weaving?', 1],
      ]),
    );
    const [ofPay] = await listed('koyal-pay');
    const { places, askedCount } = await server.guest.questions.one(ofPay?.questionId ?? '');
    expect(askedCount).toBe(2);
    expect(places.map(({ company }) => company.urlName).toSorted()).toEqual(['koyal-pay', 'sutra-mill', 'sutra-mill']);
  });

  it('are one also where two stories come out at the same moment', async () => {
    const { story, keep, listed } = await aMill();
    const stories = await Promise.all(Array.from({ length: 6 }, (_, at) => story([['What is a weft?', `What is number ${at}?`]])));
    await Promise.all(stories.map(keep));
    expect((await listed()).map(({ askedCount }) => askedCount)).toEqual([6, 1, 1, 1, 1, 1, 1]);
  });

  it('follow the story when it is changed', async () => {
    const { story, keep, texts } = await aMill();
    const notified = await story([['What is a weft?', 'Why weaving?']]);
    await keep(notified);
    await keep({ ...notified, rounds: [['Why weaving?', 'What is a warp?']] });
    expect((await texts()).toSorted()).toEqual(['What is a warp?', 'Why weaving?']);
  });

  it('go with the last story that asks them, without their words, and logged', async () => {
    const { server, story, keep, drop, listed, texts } = await aMill();
    const [one, other] = [await story([['What is a weft?', 'Why weaving?']]), await story([['What is a weft?']], { companyId: pay.companyId })];
    await keep(one);
    await keep(other);
    const gone = (await listed()).find(({ text }) => text === 'Why weaving?')?.questionId ?? '';
    await drop(one);
    expect([await texts(), await texts('koyal-pay')]).toEqual([[], ['What is a weft?']]);
    expect((await listed('koyal-pay'))[0]).toMatchObject({ company: { urlName: 'koyal-pay' }, askedCount: 1 });
    await expect(server.guest.questions.one(gone)).rejects.toMatchObject({ kind: 'missing' });
    const row = await server.db.selectFrom('question').select(['status', 'text', 'text_key']).where('id', '=', gone).executeTakeFirst();
    expect(row).toEqual({ status: 'DELETED', text: '', text_key: '' });
    await tellOfDeletions(server);
    expect((await server.guest.ledger.entries()).items).toMatchObject([{ itemId: gone, itemKind: 'question', action: 'deleted' }]);
  });

  it('stay where someone has answered them', async () => {
    const { server, story, keep, drop, listed, texts } = await aMill();
    const notified = await story([['What is a weft?']]);
    await keep(notified);
    const { questionId = '' } = (await listed())[0] ?? {};
    const member = server.aMember();
    const commentId = await answerBelow(member, questionId);
    await drop(notified);
    expect((await member.comments.mine()).items).toMatchObject([{ postType: 'QUESTION', postTitle: 'What is a weft?', mayOpen: true }]);
    expect([await texts(), (await server.guest.questions.one(questionId)).askedCount]).toEqual([[], 0]);
    expect((await server.guest.comments.at(commentId)).comment.content).toBe('It runs across the warp.');
  });

  it('go with the last answer, too, where no story asks them any more', async () => {
    const { server, story, keep, drop, listed } = await aMill();
    const [notified, stays] = [await story([['What is a weft?']]), await story([['Why weaving?']])];
    await keep(notified);
    await keep(stays);
    const idOf = async (wanted: string) => (await listed()).find(({ text }) => text === wanted)?.questionId ?? '';
    const [gone, kept] = [await idOf('What is a weft?'), await idOf('Why weaving?')];
    const [member, other] = [server.aMember(), server.aMember()];
    const [first, last] = [await answerBelow(member, gone), await answerBelow(other, gone)];
    const onlyOne = await answerBelow(member, kept);
    await drop(notified);
    await member.comments.remove(first);
    expect((await server.guest.questions.one(gone)).answersCount).toBe(1);
    await other.comments.remove(last);
    await member.comments.remove(onlyOne);
    await expect(server.guest.questions.one(gone)).rejects.toMatchObject({ kind: 'missing' });
    expect((await server.guest.questions.one(kept)).askedCount).toBe(1);
    const row = await server.db.selectFrom('question').select(['status', 'text']).where('id', '=', gone).executeTakeFirst();
    expect(row).toEqual({ status: 'DELETED', text: '' });
  });

  it('drop a member’s question when deleted, with what was joined into it', async () => {
    const { server, story, keep, drop, listed } = await aMill();
    const notified = await story([['What is a weft?', 'Define weft.']]);
    await keep(notified);
    const [into = '', joined = ''] = (await listed()).map(({ questionId }) => questionId);
    const moderator = server.aMember({ role: 'moderator' });
    const ofMember = await askedBy(server.aMember(), { text: 'What is weft to you?' });
    await moderator.questions.merge(ofMember, into);
    await moderator.questions.merge(joined, into);
    await drop(notified);
    expect((await server.guest.questions.one(ofMember)).questionId).toBe(ofMember);
    expect((await server.guest.questions.list({ of: 'asked', company: 'sutra-mill' })).items.map(({ questionId }) => questionId)).toEqual([ofMember]);
    for (const id of [into, joined]) await expect(server.guest.questions.one(id)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('are not deleted by the key of the story that shared them first', async () => {
    const { server, story, keep, listed } = await aMill();
    const member = server.aMember();
    await keep(await story([['What is a weft?']], { authorRef: member.key }));
    await expect(member.questions.remove((await listed())[0]?.questionId ?? '')).rejects.toMatchObject({ kind: 'missing' });
    expect(await listed()).toHaveLength(1);
  });

  it('stay down when moderators took them down, anyone who tells of them again', async () => {
    const { server, story, keep, listed, texts } = await aMill();
    await keep(await story([['What is the private number of the owner?']]));
    const { questionId = '' } = (await listed())[0] ?? {};
    const resource = { resourceId: questionId, resourceType: 'QUESTION' } as const;
    await server.aMember().bySession.reports.file({ ...resource, reason: 'personal-details' });
    await server.aMember({ role: 'moderator' }).interventions.act(resource, { kind: 'remove', rule: 'personal-details' });
    await keep(await story([['What is the private number of the owner?', 'Why weaving?']]));
    expect(await texts()).toEqual(['Why weaving?']);
    expect((await server.guest.ledger.entries()).items[0]).toMatchObject({ itemId: questionId, itemKind: 'question', action: 'removed' });
  });

  it('are as many in the figures as in the list, also after removals', async () => {
    const { server, story, keep, listed } = await aMill();
    await keep(await story([['What is the private number of the owner?', 'Why weaving?']]));
    await server.db.transaction().execute((transaction) => makeInterviewFigures(transaction, mill.companyId, Date.UTC(2026, 10, 20)));
    const counts = async () => [
      (await server.guest.interviews.filters('sutra-mill', null)).figures.questionsCount,
      (await server.guest.questions.topMeta('sutra-mill', null)).questionsCount,
      (await listed()).length,
    ];
    expect(await counts()).toEqual([2, 2, 2]);
    const resource = { resourceId: (await listed())[0]?.questionId ?? '', resourceType: 'QUESTION' } as const;
    await server.aMember({ role: 'moderator' }).interventions.act(resource, { kind: 'remove', rule: 'personal-details' });
    expect(await counts()).toEqual([1, 1, 1]);
    expect((await server.guest.interviews.filters('sutra-mill', 'astronaut')).figures.questionsCount).toBe(0);
  });

  it('are the question that theirs was joined into, ever after', async () => {
    const { server, story, keep, listed } = await aMill();
    await keep(await story([['What is a weft?', 'Define weft.']]));
    const idOf = async (wanted: string) => (await listed()).find(({ text }) => text === wanted)?.questionId ?? '';
    const into = await idOf('What is a weft?');
    await server.aMember({ role: 'moderator' }).questions.merge(await idOf('Define weft.'), into);
    await keep(await story([['define weft']]));
    expect((await listed()).map(({ questionId, askedCount }) => [questionId, askedCount])).toEqual([[into, 2]]);
  });

  it('are never what a member asks, who may take that back', async () => {
    const { server, story, keep, listed } = await aMill();
    const questionId = await askedBy(server.aMember(), { text: 'What is a weft?' });
    await keep(await story([['What is a weft?']]));
    expect((await listed()).map(({ author }) => author)).toEqual([null]);
    expect((await server.guest.questions.one(questionId)).places).toEqual([]);
  });

  it('are none of lines that would be refused by themselves', async () => {
    const { story, keep, texts } = await aMill();
    await keep(await story([['What is a weft?', 'You idiot', ' ', 'asdfghjkl qwertyuiop zxcvbnm']]));
    expect(await texts()).toEqual(['What is a weft?']);
  });
});

describe('below a question (R-040)', () => {
  it('an answer notifies anyone who asks it; for interviews there is nobody', async () => {
    const { server, story, keep, listed } = await aMill();
    const [member, answerer] = [server.aMember(), server.aMember()];
    const questionId = await askedBy(member);
    const commentId = await answerBelow(answerer, questionId);
    await member.comments.reply(commentId, draftOf('Thank you for that.'));
    await keep(await story([['What is a weft?']]));
    await answerBelow(answerer, (await listed())[0]?.questionId ?? '');
    await tell(server);
    expect(await titlesOf(member)).toEqual([[expect.stringContaining('answered'), `/interviews/question/${questionId}?comment=${commentId}`]]);
    expect(await titlesOf(answerer)).toEqual([[expect.stringContaining('replied'), expect.stringContaining(`/interviews/question/${questionId}?comment=`)]]);
    expect((await server.db.selectFrom('notification').select('kind').orderBy('kind').execute()).map(({ kind }) => kind)).toEqual(['answer', 'reply']);
  });

  it('likes of a question of an interview notify nobody', async () => {
    const { server, story, keep, listed } = await aMill();
    await keep(await story([['What is a weft?']]));
    const resourceId = (await listed())[0]?.questionId ?? '';
    for (const { votes } of crowd(server, 10)) await votes.cast({ resourceId, resourceType: 'QUESTION' }, 'up');
    while ((await server.aggregate()) > 0);
    await tell(server);
    expect(await server.db.selectFrom('notification').select('kind').execute()).toEqual([]);
  });

  it('nobody answers what is closed, taken down, or joined into another', async () => {
    const { server, story, keep, listed } = await aMill();
    await keep(await story([['What is a weft?', 'Define weft.', 'Why weaving?']]));
    const [one = '', two = '', three = ''] = (await listed()).map(({ questionId }) => questionId);
    const moderator = server.aMember({ role: 'moderator' });
    const at = (resourceId: string) => ({ resourceId, resourceType: 'QUESTION' }) as const;
    await moderator.interventions.act(at(one), { kind: 'lock', rule: 'off-topic' });
    await moderator.questions.merge(two, three);
    await expect(answerBelow(server.aMember(), one)).rejects.toMatchObject({ code: 'COMMENTS_CLOSED' });
    expect([(await server.guest.questions.one(one)).lockedFor, (await server.guest.questions.one(three)).lockedFor]).toEqual(['off-topic', null]);
    await expect(answerBelow(server.aMember(), two)).rejects.toMatchObject({ kind: 'missing' });
    await moderator.interventions.act(at(three), { kind: 'remove', rule: 'spam' });
    await expect(answerBelow(server.aMember(), three)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('an answer, a review or a story is also found by a post’s page', async () => {
    const { server, story } = await aMill();
    const [questionId, { interviewId }] = [await askedBy(server.aMember()), await story([])];
    expect(await server.guest.posts.at(questionId)).toEqual({
      postId: questionId,
      status: 'NOT_FOUND',
      post: null,
      removal: null,
      movedTo: `/interviews/question/${questionId}`,
    });
    expect((await server.guest.posts.at(interviewId)).movedTo).toBe(`/interviews/story/${interviewId}`);
    const commentId = await answerBelow(server.aMember(), questionId);
    expect((await server.guest.posts.at(commentId)).movedTo).toBeNull();
  });

  it('answers are moved with what is joined, and are counted there exactly', async () => {
    const { server, story, keep, listed } = await aMill();
    await keep(await story([['What is a weft?', 'Define weft.']]));
    const [one = '', two = ''] = (await listed()).map(({ questionId }) => questionId);
    await answerBelow(server.aMember(), one);
    while ((await server.aggregate()) > 0);
    await answerBelow(server.aMember(), one);
    await answerBelow(server.aMember(), two);
    await server.aMember({ role: 'moderator' }).questions.merge(one, two);
    const counted = async () => (await server.guest.questions.one(one)).answersCount;
    expect(await counted()).toBe(3);
    while ((await server.aggregate()) > 0);
    expect([await counted(), (await server.guest.comments.under(two, 'best')).items.length]).toEqual([3, 3]);
    const { rows } = await sql`select comments_count from question order by comments_count`.execute(server.db);
    expect(rows).toEqual([{ comments_count: 0 }, { comments_count: 3 }]);
  });
});

describe('what a member asks (R-026)', () => {
  it('waits for a moderator over watched words, seen only by them and author (R-061)', async () => {
    const { server } = await aMill();
    const [member, moderator] = [server.aMember(), server.aMember({ role: 'moderator' })];
    await server.aMember({ role: 'administrator' }).watchedWordList.add('kickback');
    const questionId = await askedBy(member, { text: 'Is it a kickback that they ask for?' });
    expect((await member.questions.one(questionId)).isMine).toBe(true);
    await expect(server.guest.questions.one(questionId)).rejects.toMatchObject({ kind: 'missing' });
    expect((await moderator.queueItems.list()).items).toMatchObject([{ resourceId: questionId, resourceType: 'QUESTION', place: { urlName: 'sutra-mill' } }]);
  });

  it('is one of the posts of its day, and refused beyond them (API6)', async () => {
    const { server } = await aMill();
    const member = server.aMember();
    for (let turn = 0; turn < dailyLimits.posts; turn++) await askedBy(member, { text: `Is there a canteen in hall ${turn}?` });
    await expect(askedBy(member, { text: 'Is there any canteen?' })).rejects.toThrow('USER_LIMIT_EXCEEDED');
  });

  it('is refused to a silenced author, and about a job in no list (R-064)', async () => {
    const { server } = await aMill();
    const [member, moderator] = [server.aMember(), server.aMember({ role: 'moderator' })];
    await expect(askedBy(member, { designationId: 987_654 })).rejects.toThrow('RULE_BROKEN');
    const resourceId = await askedBy(member);
    await moderator.interventions.act({ resourceId, resourceType: 'QUESTION' }, { kind: 'silence', rule: 'spam', days: 7 });
    await expect(askedBy(member, { text: 'And is there a bus?' })).rejects.toMatchObject({ code: 'SILENCED' });
  });

  it('leaves the answers of others below its empty place, and nothing of its words (R-038)', async () => {
    const { server } = await aMill();
    const [member, answerer] = [server.aMember(), server.aMember()];
    const questionId = await askedBy(member);
    const commentId = await answerBelow(answerer, questionId);
    await member.questions.remove(questionId);
    expect((await server.guest.comments.under(questionId, 'best')).items.map((answer) => answer.commentId)).toEqual([commentId]);
    await expect(answerBelow(answerer, questionId)).rejects.toMatchObject({ kind: 'missing' });
    expect((await answerer.comments.mine()).items).toMatchObject([{ postTitle: null, mayOpen: true }]);
    const row = await server.db.selectFrom('question').select(['text', 'text_key']).where('id', '=', questionId).executeTakeFirst();
    expect(row).toEqual({ text: '', text_key: '' });
    await tellOfDeletions(server);
    expect((await server.guest.ledger.entries()).items).toMatchObject([{ itemId: questionId, itemKind: 'question', action: 'deleted' }]);
  });

  it('stands by itself again when the author of what it was joined into leaves (R-155)', async () => {
    const { server } = await aMill();
    const [leaving, staying] = [server.aMember(), server.aMember()];
    const [into, joined] = [await askedBy(leaving), await askedBy(staying, { text: 'Does the mill have a canteen?' })];
    await server.aMember({ role: 'moderator' }).questions.merge(joined, into);
    const ref = leaving.key;
    await server.db.transaction().execute((transaction) => withdrawAll(transaction, { ...testDeclarations, now: server.clock.now() }, ref));
    expect((await server.guest.questions.list({ of: 'asked', company: 'sutra-mill' })).items.map(({ questionId }) => questionId)).toEqual([joined]);
    expect((await server.guest.questions.one(joined)).questionId).toBe(joined);
  });

  it('is not asked a second time under a key whose question is gone (B-13)', async () => {
    const { server } = await aMill();
    const member = server.aMember();
    const submissionKey = anId('submission');
    const existingId = await askedBy(member, { submissionKey });
    await member.questions.remove(existingId);
    await expect(askedBy(member, { submissionKey })).rejects.toMatchObject({ code: 'SUBMISSION_DELETED', existingId });
  });
});
