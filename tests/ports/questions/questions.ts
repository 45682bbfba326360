import { describe, expect, it } from 'vitest';
import type { ListedQuestion } from '#core/questions/question.ts';
import type { QuestionDraft, QuestionList, Questions } from '#core/questions/questions.ts';
import { aCompany, type KnownCompany } from '#tests/companies.ts';
import { anId } from '#tests/content.ts';
import { aKnownPlace, aKnownQuestion, type KnownPlace, type KnownQuestion } from '#tests/questions.ts';

export interface OpenedQuestions {
  readonly member: Questions;
  readonly guest: Questions;
  readonly moderator: Questions;
}

export type OpenQuestions = (companies: readonly KnownCompany[], questions: readonly KnownQuestion[]) => Promise<OpenedQuestions>;

export const knownJobs = ['Weaver', 'Dyer'] as const;
export const knownSkills = ['Java', 'C', 'C++', 'C#'] as const;

const mill = aCompany({ urlName: 'sutra-mill', name: 'Sutra Mill' });
const pay = aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' });
const atMill = (known: Partial<KnownPlace> = {}): KnownPlace => aKnownPlace({ companyId: mill.companyId, ...known });
const atPay = (known: Partial<KnownPlace> = {}): KnownPlace => aKnownPlace({ companyId: pay.companyId, ...known });
const asked = (text: string, places: readonly KnownPlace[] = [atMill()], known: Partial<KnownQuestion> = {}): KnownQuestion =>
  aKnownQuestion({ companyId: places[0]?.companyId ?? mill.companyId, text, places, ...known });
const texts = (questions: readonly ListedQuestion[]): readonly string[] => questions.map(({ text }) => text);
const ofMill = { of: 'company', company: 'sutra-mill', designation: null } as const satisfies QuestionList;
const membersAt = { of: 'asked', company: 'sutra-mill' } as const satisfies QuestionList;
const draft = (known: Partial<QuestionDraft> = {}): QuestionDraft => ({
  submissionKey: anId('submission'),
  text: 'Is there a canteen at the mill?',
  designationId: null,
  profileType: 'ANONYMOUS',
  ...known,
});

async function madeBy(member: Questions, own = draft()): Promise<string> {
  const made = await member.ask('sutra-mill', own);
  if (!('question' in made)) throw new Error(made.refusal);
  return made.question.questionId;
}

export function meetsContract(open: OpenQuestions): void {
  const opened = (...questions: readonly KnownQuestion[]) => open([mill, pay], questions);

  describe('a list of questions', () => {
    it('has a company’s questions, most asked first, and none hidden or from elsewhere (R-039)', async () => {
      const { guest } = await opened(
        asked('How do you set a loom?'),
        asked('What is a weft?', [atMill(), atMill(), atPay()]),
        asked('What is a ledger?', [atPay()]),
        asked('What was flagged?', [atMill()], { status: 'FLAGGED' }),
        asked('Is there a canteen?', [], { isAsked: false }),
      );
      const { items, next } = await guest.list(ofMill);
      expect([texts(items), next]).toEqual([['What is a weft?', 'How do you set a loom?'], null]);
      expect(items[0]).toMatchObject({
        askedCount: 2,
        companiesCount: 2,
        company: { urlName: 'sutra-mill', name: 'Sutra Mill' },
        author: null,
        isMine: false,
        bestAnswer: null,
      });
    });

    it('says how often each was asked there, and each alone how often overall (R-038, R-039)', async () => {
      const known = asked('What is a weft?', [atMill({ designation: 'Weaver' }), atMill({ round: 'hr' }), atPay({ designation: 'Weaver' })]);
      const { guest } = await opened(known);
      const lists = [ofMill, { ...ofMill, designation: 'weaver' }, { of: 'designation', designation: 'weaver' }, { of: 'hr', subject: null }] as const;
      const counts: unknown[] = [];
      for (const list of lists) counts.push((await guest.list(list)).items.map(({ askedCount, companiesCount }) => [askedCount, companiesCount]));
      expect(counts).toEqual([[[2, 2]], [[1, 2]], [[2, 2]], [[1, 2]]]);
      expect(await guest.one(known.questionId)).toMatchObject({ askedCount: 3, companiesCount: 2 });
      expect((await guest.alike('weft')).map(({ askedCount }) => askedCount)).toEqual([3]);
    });

    it('says whether several companies ask one, and each alone how many (R-038, R-039)', async () => {
      const weavers = aCompany({ urlName: 'tana-weavers', name: 'Tana Weavers' });
      const known = asked('What is a weft?', [atMill(), atPay(), aKnownPlace({ companyId: weavers.companyId })]);
      const { guest } = await open([mill, pay, weavers], [known]);
      const listed = [...(await guest.list(ofMill)).items, ...(await guest.alike('weft'))];
      expect(listed.map(({ companiesCount }) => companiesCount)).toEqual([2, 2]);
      expect(await guest.one(known.questionId)).toMatchObject({ companiesCount: 3 });
    });

    it('has each question of a story once, however often the story asks it (R-039)', async () => {
      const place = atMill();
      const { guest } = await opened(asked('What is a weft?', [place, { ...place, round: 'hr' }]));
      expect((await guest.list(ofMill)).items.map(({ askedCount }) => askedCount)).toEqual([1]);
    });

    it('comes page by page, each once, with a cursor for its own list (R-039)', async () => {
      const { guest } = await opened(
        ...Array.from({ length: 7 }, (_, at) => asked(`What is the yarn of number ${at}?`, at % 3 ? [atMill()] : [atMill(), atMill()])),
      );
      const seen: string[] = [];
      let next: string | null = null;
      do {
        const page = await guest.list(ofMill, next, 3);
        seen.push(...texts(page.items));
        next = page.next;
      } while (next !== null);
      // Among those asked equally often the one with the higher id comes first.
      expect(seen).toEqual([6, 3, 0, 5, 4, 2, 1].map((at) => `What is the yarn of number ${at}?`));
      const { next: cursor } = await guest.list(ofMill, null, 3);
      await expect(guest.list(membersAt, cursor, 3)).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
    });

    it('has answered ones first, page by page, most often asked first (R-039)', async () => {
      const answers = [{ content: 'It runs across.', upVotes: 0 }];
      const { guest } = await opened(
        asked('What is a weft?', [atMill(), atMill(), atMill()]),
        asked('What is a warp?', [atMill()], { answers }),
        asked('What is a shed?', [atMill(), atMill()], { answers }),
        asked('What is a reed?', [atMill(), atMill()]),
      );
      const first = await guest.list(ofMill, null, 1);
      const second = await guest.list(ofMill, first.next, 2);
      const third = await guest.list(ofMill, second.next, 2);
      expect([first, second, third].map(({ items }) => texts(items))).toEqual([
        ['What is a shed?'],
        ['What is a warp?', 'What is a weft?'],
        ['What is a reed?'],
      ]);
      expect(third.next).toBeNull();
    });

    it('is of a job at a company, or of that job everywhere (R-039, R-198)', async () => {
      const { guest } = await opened(
        asked('What is a weft?', [atMill({ designation: 'Weaver' }), atPay({ designation: 'Dyer' })]),
        asked('What is a mordant?', [atPay({ designation: 'Dyer' }), atPay({ designation: 'Dyer' })]),
      );
      expect(texts((await guest.list({ ...ofMill, designation: 'weaver' })).items)).toEqual(['What is a weft?']);
      expect((await guest.list({ ...ofMill, designation: 'dyer' })).items).toEqual([]);
      expect(texts((await guest.list({ of: 'designation', designation: 'dyer' })).items)).toEqual(['What is a mordant?', 'What is a weft?']);
    });

    it('is of a skill that the words of a question name (R-199)', async () => {
      const { guest } = await opened(
        asked('What is a pointer in C++?'),
        asked('What is a pointer in C?'),
        asked('Threads of java?'),
        asked('What is a javelin?'),
      );
      const of = async (skill: string) => texts((await guest.list({ of: 'skill', skill })).items);
      expect([await of('java'), await of('c'), await of('c-plus-plus'), await of('c-sharp')]).toEqual([
        ['Threads of java?'],
        ['What is a pointer in C?'],
        ['What is a pointer in C++?'],
        [],
      ]);
    });

    it('of a skill is announced with how long it is (R-199)', async () => {
      const { guest } = await opened(
        asked('What is a pointer in C++?'),
        asked('Which C++ do you know?'),
        asked('What was C++?', [atMill()], { status: 'FLAGGED' }),
      );
      expect(await guest.skillTabs('c-plus-plus')).toEqual({ skill: { urlName: 'c-plus-plus', name: 'C++' }, questionsCount: 2 });
      expect((await guest.skillTabs('java')).questionsCount).toBe(0);
      await expect(guest.skillTabs('levitation')).rejects.toMatchObject({ kind: 'missing' });
    });

    it('is found by the jobs and the skills that have most of them (R-198, R-199)', async () => {
      const { guest } = await opened(
        asked('What is a pointer in C++?', [atMill({ designation: 'Weaver' })]),
        asked('Which C++ do you know?', [atPay({ designation: 'Dyer' })]),
        asked('Threads of java?', [atMill({ designation: 'Dyer' }), atPay()]),
        asked('What was C#?', [atMill({ designation: 'Weaver' })], { status: 'FLAGGED' }),
      );
      expect(await guest.topics()).toEqual({
        designations: [
          { urlName: 'dyer', name: 'Dyer' },
          { urlName: 'weaver', name: 'Weaver' },
        ],
        skills: [
          { urlName: 'c-plus-plus', name: 'C++' },
          { urlName: 'java', name: 'Java' },
        ],
      });
    });

    it('is of what HR asks, or of one subject of it (R-039)', async () => {
      const { guest } = await opened(
        asked('Which is your favourite colour?', [atMill({ round: 'hr' })]),
        asked('What is your expected salary?', [atMill(), atPay()]),
        asked('What is a weft?'),
      );
      expect(texts((await guest.list({ of: 'hr', subject: null })).items)).toEqual(['What is your expected salary?', 'Which is your favourite colour?']);
      expect(texts((await guest.list({ of: 'hr', subject: 'salary' })).items)).toEqual(['What is your expected salary?']);
    });

    it('is missing with what it is of (R-039, R-199)', async () => {
      const { guest } = await opened();
      for (const list of [
        { ...ofMill, company: 'nowhere' },
        { ...ofMill, designation: 'astronaut' },
        { of: 'asked', company: 'nowhere' },
        { of: 'designation', designation: 'astronaut' },
        { of: 'skill', skill: 'levitation' },
        { of: 'hr', subject: 'weather' },
      ] as const)
        await expect(guest.list(list)).rejects.toMatchObject({ kind: 'missing' });
    });

    it('shows how the best answer begins, and counts answers without replies (R-038, R-040)', async () => {
      const answers = [
        { content: 'It runs across.', upVotes: 1, reply: 'Under it, too.' },
        { content: `The thread that goes over and under the warp. ${'Really. '.repeat(60)}`, upVotes: 5 },
      ];
      const { guest } = await opened(asked('What is a weft?', [atMill()], { answers }));
      const [question] = (await guest.list(ofMill)).items;
      expect(question).toMatchObject({ answersCount: 2, bestAnswer: expect.stringMatching(/^The thread that goes over .{140,180}…$/) });
    });

    it('has above it how many there are, and of which jobs (R-039)', async () => {
      const story = atMill({ designation: 'Weaver' });
      const { guest } = await opened(
        asked('What is a weft?', [story, atMill({ designation: 'Dyer' })]),
        asked('What is a warp?', [{ ...story, round: 'hr' }]),
        asked('What is a ledger?', [atPay()]),
      );
      const designations = [
        { urlName: 'weaver', name: 'Weaver', questionsCount: 2 },
        { urlName: 'dyer', name: 'Dyer', questionsCount: 1 },
      ];
      const company = { urlName: 'sutra-mill', name: 'Sutra Mill' };
      expect(await guest.topMeta('sutra-mill', null)).toEqual({ company, designation: null, questionsCount: 2, interviewsCount: 2, designations });
      const designation = { urlName: 'weaver', name: 'Weaver' };
      expect(await guest.topMeta('sutra-mill', 'weaver')).toEqual({ company, designation, questionsCount: 2, interviewsCount: 1, designations });
      await expect(guest.topMeta('nowhere', null)).rejects.toMatchObject({ kind: 'missing' });
      await expect(guest.topMeta('sutra-mill', 'astronaut')).rejects.toMatchObject({ kind: 'missing' });
    });
  });

  describe('one question', () => {
    it('tells where it was asked, newest first, and the skills it names (R-038, R-199)', async () => {
      const known = asked('What is garbage in Java?', [atMill({ designation: 'Weaver', week: '2026-W30' }), atPay({ round: 'manager', week: '2026-W41' })]);
      const { guest } = await opened(known);
      const question = await guest.one(known.questionId);
      expect(question).toMatchObject({ questionId: known.questionId, askedCount: 2, skills: [{ urlName: 'java', name: 'Java' }], week: '2026-W40' });
      expect(question.slug).toBe(`what-is-garbage-in-java-${known.questionId}`);
      expect(question.places).toEqual([
        { company: { urlName: 'koyal-pay', name: 'Koyal Pay' }, designation: null, round: 'manager', week: '2026-W41' },
        { company: { urlName: 'sutra-mill', name: 'Sutra Mill' }, designation: { urlName: 'weaver', name: 'Weaver' }, round: 'technical', week: '2026-W30' },
      ]);
    });

    it('names the jobs for which it was asked, most often first (R-038)', async () => {
      const known = asked('What is a weft?', [atMill({ designation: 'Dyer' }), atMill({ designation: 'Weaver' }), atPay({ designation: 'Weaver' }), atPay()]);
      const { guest } = await opened(known);
      expect((await guest.one(known.questionId)).jobs).toEqual([
        { urlName: 'weaver', name: 'Weaver' },
        { urlName: 'dyer', name: 'Dyer' },
      ]);
    });

    it('leads on to those that are asked in the same stories, most often first (R-038)', async () => {
      const [one, other] = [atMill(), atPay()];
      const known = asked('What is a weft?', [one, other, atMill()]);
      const { guest } = await opened(
        known,
        asked('What is a warp?', [one]),
        asked('What is a shed?', [one, other]),
        asked('What was flagged?', [one, other], { status: 'FLAGGED' }),
        asked('What is a ledger?', [atPay()]),
      );
      expect(texts(await guest.together(known.questionId))).toEqual(['What is a shed?', 'What is a warp?']);
      await expect(guest.together(anId('q'))).rejects.toMatchObject({ kind: 'missing' });
    });

    it('is missing where there is none, or where it is hidden (R-038)', async () => {
      const hidden = asked('What was taken down?', [atMill()], { status: 'AUTHOR_REJECTED' });
      const { guest } = await opened(hidden);
      for (const id of [hidden.questionId, anId('q')]) await expect(guest.one(id)).rejects.toMatchObject({ kind: 'missing' });
    });

    it('is found by what is being typed, the likest first (R-026)', async () => {
      const { guest } = await opened(asked('What is the tension of a loom?'), asked('How do you set the tension of a loom?'), asked('What is a ledger?'));
      expect(texts(await guest.alike('how to set tension of loom'))[0]).toBe('How do you set the tension of a loom?');
      expect(texts(await guest.alike('Ledgers'))).toEqual(['What is a ledger?']);
      for (const text of ['', "?'\\ & |", 'Is the moon round?']) expect(await guest.alike(text)).toEqual([]);
    });
  });

  describe('a question that a member asks', () => {
    it('is among those of the company, newest first, and in no list of interviews (R-026)', async () => {
      const { member, guest } = await opened(asked('Is there a bus?', [], { isAsked: false }));
      const made = await member.ask('sutra-mill', draft());
      if (!('question' in made)) throw new Error(made.refusal);
      expect(made.question).toMatchObject({
        isMine: true,
        askedCount: 0,
        companiesCount: 0,
        answersCount: 0,
        places: [],
        author: { profileType: 'ANONYMOUS' },
      });
      const { items } = await guest.list(membersAt);
      expect(texts(items)).toEqual(['Is there a canteen at the mill?', 'Is there a bus?']);
      expect(items.map(({ isMine }) => isMine)).toEqual([false, false]);
      expect((await guest.list(ofMill)).items).toEqual([]);
    });

    it('is asked once for each submission key, and no other under it (R-026, B-13)', async () => {
      const { member } = await opened();
      const own = draft();
      const made = await member.ask('sutra-mill', own);
      expect(await member.ask('sutra-mill', own)).toEqual(made);
      await expect(member.ask('sutra-mill', { ...own, text: 'Is there any other canteen?' })).rejects.toMatchObject({ code: 'SUBMISSION_REUSED' });
      expect((await member.list(membersAt)).items.length).toBe(1);
    });

    it('is refused if too short or long, from guests, or about missing companies (R-026)', async () => {
      const { member, guest } = await opened();
      for (const text of ['Bus?', ' '.repeat(20), `${'Is it so? '.repeat(40)}`])
        expect(await member.ask('sutra-mill', draft({ text }))).toMatchObject({ refusal: 'RULE_BROKEN' });
      await expect(guest.ask('sutra-mill', draft())).rejects.toMatchObject({ kind: 'signed-out' });
      await expect(member.ask('nowhere', draft())).rejects.toMatchObject({ kind: 'missing' });
    });
  });

  describe('a question that its author deletes', () => {
    it('is gone, once, and is asked no more under its key (R-026, B-13)', async () => {
      const { member, guest } = await opened();
      const own = draft();
      const questionId = await madeBy(member, own);
      await member.remove(questionId);
      await expect(guest.one(questionId)).rejects.toMatchObject({ kind: 'missing' });
      expect([(await guest.list(membersAt)).items, await guest.alike(own.text)]).toEqual([[], []]);
      await expect(member.remove(questionId)).rejects.toMatchObject({ kind: 'missing' });
      await expect(member.ask('sutra-mill', own)).rejects.toMatchObject({ code: 'SUBMISSION_DELETED', existingId: questionId });
    });

    it('is deleted by nobody else, and one of interviews by nobody (R-026)', async () => {
      const reported = asked('What is a weft?');
      const { member, moderator, guest } = await opened(reported);
      const questionId = await madeBy(member);
      await expect(moderator.remove(questionId)).rejects.toMatchObject({ kind: 'missing' });
      await expect(guest.remove(questionId)).rejects.toMatchObject({ kind: 'signed-out' });
      for (const id of [reported.questionId, anId('q')]) await expect(member.remove(id)).rejects.toMatchObject({ kind: 'missing' });
      expect([(await guest.one(questionId)).questionId, (await guest.one(reported.questionId)).questionId]).toEqual([questionId, reported.questionId]);
    });

    it('lets go of what was joined into it (R-038)', async () => {
      const other = asked('Has the mill a canteen?', [], { isAsked: false });
      const { member, moderator, guest } = await opened(other);
      const into = await madeBy(member);
      await moderator.merge(other.questionId, into);
      expect((await guest.one(other.questionId)).questionId).toBe(into);
      await member.remove(into);
      expect((await guest.one(other.questionId)).questionId).toBe(other.questionId);
      expect(texts((await guest.list(membersAt)).items)).toEqual([other.text]);
    });
  });

  describe('a question that is joined into another', () => {
    it('is that other, with its answers and its places (R-038)', async () => {
      const [one, other] = [
        asked('What is a weft?', [atMill()], { answers: [{ content: 'It runs across.', upVotes: 1 }] }),
        asked('Define weft in weaving.', [atPay()], { answers: [{ content: 'The cross thread.', upVotes: 0 }] }),
      ];
      const { moderator, guest } = await opened(one, other);
      const joined = await moderator.merge(other.questionId, one.questionId);
      expect(joined).toMatchObject({ questionId: one.questionId, askedCount: 2, companiesCount: 2, answersCount: 2 });
      expect(await guest.one(other.questionId)).toEqual(await guest.one(one.questionId));
      expect(texts((await guest.list({ ...ofMill, company: 'koyal-pay' })).items)).toEqual(['What is a weft?']);
      expect(texts(await guest.alike('define weft'))).not.toContain(other.text);
      const third = await moderator.merge(one.questionId, one.questionId).catch((error: unknown) => error);
      expect(third).toMatchObject({ kind: 'invalid' });
      await expect(moderator.merge(other.questionId, one.questionId)).rejects.toMatchObject({ kind: 'missing' });
    });

    it('leads on where that other is joined, too (R-038)', async () => {
      const [one, two, three] = [asked('What is a weft?'), asked('What is the weft?'), asked('What is weft yarn?')];
      const { moderator, guest } = await opened(one, two, three);
      await moderator.merge(one.questionId, two.questionId);
      await moderator.merge(two.questionId, three.questionId);
      expect(await guest.one(one.questionId)).toMatchObject({ questionId: three.questionId, askedCount: 3 });
    });

    it('is joined by moderators alone, and only with its own kind and company (R-038)', async () => {
      const [one, other, members] = [asked('What is a weft?'), asked('What is the weft?'), asked('What is weft to you?', [], { isAsked: false })];
      const elsewhere = asked('What is weft at the bank?', [], { isAsked: false, companyId: pay.companyId });
      const { member, moderator } = await opened(one, other, members, elsewhere);
      await expect(member.merge(one.questionId, other.questionId)).rejects.toMatchObject({ kind: 'missing' });
      await expect(moderator.merge(one.questionId, members.questionId)).rejects.toMatchObject({ kind: 'invalid' });
      await expect(moderator.merge(elsewhere.questionId, members.questionId)).rejects.toMatchObject({ kind: 'invalid' });
      expect(await moderator.merge(members.questionId, one.questionId)).toMatchObject({ questionId: one.questionId });
    });
  });
}
