import { describe, expect, it } from 'vitest';
import { everyInterview, latestInterviews, type InterviewSearch } from '#core/interviews/interview-search.ts';
import type { OfferStory } from '#core/interviews/interview-draft.ts';
import type { Interview } from '#core/interviews/interview.ts';
import type { Interviews } from '#core/interviews/interviews.ts';
import { aCompany, type KnownCompany } from '#tests/companies.ts';
import { aKnownInterview, aRound, type KnownInterview } from '#tests/interviews.ts';

export type OpenInterviews = (companies: readonly KnownCompany[], interviews: readonly KnownInterview[]) => Promise<Interviews>;

const koyal = aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay', industry: 'Payments' });
const mill = aCompany({ urlName: 'sutra-mill', name: 'Sutra Mill', industry: 'Textiles' });
const at = (known: Partial<KnownInterview> = {}): KnownInterview => aKnownInterview({ companyId: koyal.companyId, ...known });
const elsewhere = (known: Partial<KnownInterview> = {}): KnownInterview => aKnownInterview({ companyId: mill.companyId, ...known });
const stories = (interviews: readonly Interview[]): readonly string[] => interviews.map(({ story }) => story);

export function meetsContract(open: OpenInterviews): void {
  const opened = (...interviews: readonly KnownInterview[]) => open([koyal, mill], interviews);
  const list = async (interviews: Interviews, search: Partial<InterviewSearch> = {}) =>
    stories((await interviews.list('koyal-pay', { ...everyInterview, ...search })).items);

  describe('the stories of a company (R-022, R-009)', () => {
    it('stand most helpful first, newest first or oldest first, and those of others nowhere', async () => {
      const interviews = await opened(
        at({ story: 'one', helpful: 3, week: '2026-W30' }),
        at({ story: 'two', helpful: 1, week: '2026-W40' }),
        at({ story: 'three', helpful: 2, week: '2026-W35' }),
        elsewhere(),
        at({ story: 'to come', status: 'SCHEDULED' }),
        at({ story: 'looked at', status: 'FLAGGED' }),
      );
      expect(await list(interviews)).toEqual(['one', 'three', 'two']);
      expect(await list(interviews, { sort: 'newToOld' })).toEqual(['two', 'three', 'one']);
      expect(await list(interviews, { sort: 'oldToNew' })).toEqual(['one', 'three', 'two']);
    });

    it.each(['popularity', 'newToOld', 'oldToNew'] as const)('come page by page, each once, and a cursor fits its own list: %s', async (sort) => {
      const interviews = await opened(...Array.from({ length: 7 }, (_, number) => at({ helpful: number % 3, week: `2026-W4${number % 2}` })));
      const seen: string[] = [];
      let next: string | null = null;
      do {
        const page = await interviews.list('koyal-pay', { ...everyInterview, sort }, next, 3);
        seen.push(...page.items.map(({ interviewId }) => interviewId));
        next = page.next;
      } while (next !== null);
      expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
      const { next: cursor } = await interviews.list('koyal-pay', { ...everyInterview, sort }, null, 3);
      const another = sort === 'popularity' ? 'newToOld' : 'popularity';
      await expect(interviews.list('koyal-pay', { ...everyInterview, sort: another }, cursor, 3)).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
    });

    it('are narrowed by job, experience, outcome and years (R-009)', async () => {
      const interviews = await opened(
        at({ story: 'fresh weaver', designation: 'Weaver', experience: 'fresher', outcome: 'rejected' }),
        at({ story: 'old weaver', designation: 'Weaver', week: '2024-W10' }),
        at({ story: 'dyer', designation: 'Dyer', outcome: 'silent' }),
        at({ story: 'nobody says what for', experience: 'fresher' }),
      );
      const narrowed = async (search: Partial<InterviewSearch>) => (await list(interviews, search)).toSorted();
      expect(await narrowed({ designation: 'weaver' })).toEqual(['fresh weaver', 'old weaver']);
      expect(await narrowed({ designation: 'spinner' })).toEqual([]);
      expect(await narrowed({ experience: 'fresher' })).toEqual(['fresh weaver', 'nobody says what for']);
      expect(await narrowed({ outcome: 'silent' })).toEqual(['dyer']);
      expect(await narrowed({ designation: 'weaver', years: 1 })).toEqual(['fresh weaver']);
      expect(await narrowed({ years: 3 })).toHaveLength(4);
      expect(await narrowed({ designation: 'weaver', experience: 'experienced', outcome: 'rejected' })).toEqual([]);
    });

    it('are missing with a company that is not there', async () => {
      const interviews = await opened();
      await expect(interviews.list('nobody', everyInterview)).rejects.toMatchObject({ kind: 'missing' });
      await expect(interviews.filters('nobody', null)).rejects.toMatchObject({ kind: 'missing' });
    });
  });

  describe('the figures of a company (R-022, F-24)', () => {
    it('count what stories say, overall and by job, most shared jobs first', async () => {
      const rounds = [aRound({ kind: 'written', questions: ['Why us?', 'Why now?'] }), aRound({ kind: 'hr', questions: ['Why us?'] })];
      const interviews = await opened(
        at({ designation: 'Dyer', outcome: 'silent', source: 'campus', hardness: 'hard', rounds }),
        at({ designation: 'Weaver', experience: 'fresher', rounds: rounds.slice(0, 1) }),
        at({ designation: 'Weaver', rounds: [] }),
        at({ designation: 'Weaver', status: 'SCHEDULED' }),
        at({ rounds: [] }),
        elsewhere(),
      );
      const { designations, figures } = await interviews.filters('koyal-pay', null);
      expect(designations).toEqual([
        { urlName: 'weaver', name: 'Weaver', interviewsCount: 2 },
        { urlName: 'dyer', name: 'Dyer', interviewsCount: 1 },
      ]);
      expect(figures).toMatchObject({
        interviewsCount: 4,
        questionsCount: 2,
        experiences: [
          { of: 'fresher', count: 1 },
          { of: 'experienced', count: 3 },
        ],
        outcomes: [
          { of: 'offered', count: 3 },
          { of: 'silent', count: 1 },
        ],
        sources: [{ of: 'campus', count: 1 }],
        hardnesses: [
          { of: 'average', count: 3 },
          { of: 'hard', count: 1 },
        ],
        roundKinds: [
          { of: 'written', count: 2 },
          { of: 'hr', count: 1 },
        ],
      });
      const { designations: same, figures: ofDyers } = await interviews.filters('koyal-pay', 'dyer');
      expect([same, ofDyers.interviewsCount, ofDyers.questionsCount, ofDyers.experiences]).toEqual([designations, 1, 2, [{ of: 'experienced', count: 1 }]]);
      expect((await interviews.filters('koyal-pay', 'spinner')).figures).toMatchObject({ interviewsCount: 0, experiences: [], offers: { revoked: null } });
    });

    it('are made of no story that does not count, which is listed with a mark', async () => {
      const beside = { designation: 'Weaver', hardness: 'easy', countedYear: null } as const;
      const interviews = await opened(at({ designation: 'Weaver', hardness: 'hard' }), at(beside), at({ ...beside, designation: 'Dyer' }));
      const { designations, figures } = await interviews.filters('koyal-pay', null);
      expect(figures).toMatchObject({ interviewsCount: 1, uncountedCount: 2, hardnesses: [{ of: 'hard', count: 1 }], outcomes: [{ of: 'offered', count: 1 }] });
      expect(designations.map(({ urlName, interviewsCount }) => [urlName, interviewsCount])).toEqual([
        ['weaver', 2],
        ['dyer', 1],
      ]);
      expect((await interviews.filters('koyal-pay', 'dyer')).figures).toMatchObject({ interviewsCount: 0, uncountedCount: 1, hardnesses: [] });
      const { items } = await interviews.list('koyal-pay', everyInterview);
      expect(items.map(({ hardness, isCounted }) => [hardness, isCounted]).toSorted()).toEqual([
        ['easy', false],
        ['easy', false],
        ['hard', true],
      ]);
    });

    it('tell duration, replies and unpaid work once eight people shared them (F-24)', async () => {
      const reported = (days: number, known: Partial<KnownInterview> = {}) =>
        at({
          designation: 'Weaver',
          rounds: [aRound({ kind: 'written', waitDays: days, hasFeedback: false }), aRound({ waitDays: 3, hasFeedback: days > 5 })],
          outcome: days > 6 ? 'silent' : 'rejected',
          unpaidHours: days * 2,
          ...known,
        });
      const eight = [1, 2, 3, 4, 5, 6, 7, 8].map((days) => reported(days));
      const waiting = at({ outcome: 'waiting', rounds: [aRound({ waitDays: 90 }), aRound()] });
      const interviews = await opened(...eight, reported(80, { status: 'FLAGGED' }), elsewhere());
      const people = 8;
      const figures = {
        totalDays: { median: 5, people },
        stages: [
          { stage: 1, kind: 'written', days: { median: 4, people } },
          { stage: 2, kind: 'technical', days: { median: 4, people } },
        ],
        feedback: { percent: 40, people },
        unpaidHours: { median: 8, people },
      };
      expect((await interviews.filters('koyal-pay', null)).figures).toMatchObject(figures);
      expect((await interviews.filters('koyal-pay', 'weaver')).figures).toMatchObject(figures);
      const none = { totalDays: null, stages: [], feedback: null, unpaidHours: null };
      expect((await (await opened(...eight.slice(1), waiting)).filters('koyal-pay', null)).figures).toMatchObject({
        ...none,
        stages: [{ stage: 1, kind: 'written', days: { median: 6, people } }],
      });
    });

    it('say what becomes of offers, of eight on and never of a few (F-12)', async () => {
      const offered = (offer: Partial<OfferStory>) => at({ offer: { letterDays: null, joiningDays: null, movedDays: null, end: 'joined', ...offer } });
      const reported = [
        ...[4, 8, 15, 16, 23, 42, 60, 90].map((letterDays, place) => offered({ letterDays, joiningDays: letterDays + 30, movedDays: place < 2 ? 20 : 0 })),
        offered({ end: 'revoked' }),
        offered({ end: 'revoked' }),
        offered({ end: 'waiting' }),
      ];
      const { figures } = await (await opened(...reported)).filters('koyal-pay', null);
      expect(figures.offers).toEqual({
        letterDays: { median: 16, people: 8 },
        joiningDays: { median: 45, people: 8 },
        moved: { percent: 30, people: 8 },
        revoked: { percent: 20, people: 10 },
      });
      const { figures: ofFew } = await (await opened(...reported.slice(3, 10))).filters('koyal-pay', null);
      expect(ofFew.offers).toEqual({ letterDays: null, joiningDays: null, moved: null, revoked: null });
    });

    it('say nothing of a job that would expose a few by subtraction (F-12)', async () => {
      const reported = (designation: string, unpaidHours: number) => at({ designation, unpaidHours });
      const weavers = Array.from({ length: 8 }, () => reported('Weaver', 6));
      const dyers = Array.from({ length: 7 }, () => reported('Dyer', 20));
      const interviews = await opened(...weavers, ...dyers);
      const unpaidHours = async (job: string | null) => (await interviews.filters('koyal-pay', job)).figures.unpaidHours;
      expect([await unpaidHours('weaver'), await unpaidHours('dyer')]).toEqual([{ median: 6, people: 8 }, null]);
      expect(await unpaidHours(null)).toEqual(await unpaidHours('weaver'));
    });
  });

  describe('the stories of all companies (R-003)', () => {
    it('are ordered newest or most helpful first, and narrowed by job and campus', async () => {
      const interviews = await opened(
        at({ story: 'paid', helpful: 9, week: '2026-W20', designation: 'Weaver' }),
        elsewhere({ story: 'woven', week: '2026-W41', experience: 'fresher', designation: 'Weaver' }),
        elsewhere({ story: 'dyed', week: '2026-W42', experience: 'fresher', source: 'campus', college: 'Narmada College of Weaving' }),
      );
      const latest = async (search: Partial<typeof latestInterviews>) => stories((await interviews.latest({ ...latestInterviews, ...search })).items);
      expect(await latest({})).toEqual(['dyed', 'woven', 'paid']);
      expect(await latest({ sort: 'oldToNew' })).toEqual(['paid', 'woven', 'dyed']);
      expect((await latest({ sort: 'popularity' }))[0]).toBe('paid');
      expect(await latest({ designation: 'weaver' })).toEqual(['woven', 'paid']);
      expect(await latest({ designation: 'weaver', experience: 'fresher' })).toEqual(['woven']);
      expect(await latest({ college: 'narmada-college-of-weaving' })).toEqual(['dyed']);
      expect(await latest({ college: 'nowhere' })).toEqual([]);
      const { next } = await interviews.latest(latestInterviews, null, 1);
      expect(stories((await interviews.latest(latestInterviews, next, 1)).items)).toEqual(['woven']);
    });
  });

  describe('one story (F-17)', () => {
    const asked = ['What happens when a query has no index?', 'Why do you want to leave?'];
    const known = at({
      designation: 'Weaver',
      experience: 'fresher',
      outcome: 'offered',
      source: 'campus',
      college: 'Narmada College of Weaving',
      rounds: [
        aRound({ kind: 'assignment', minutes: null, hardness: null, waitDays: 4, hasFeedback: true }),
        aRound({ kind: 'hr', minutes: 30, hardness: 'easy', questions: asked }),
      ],
      tips: 'Bring your own shuttle.',
      unpaidHours: 12,
      offer: { letterDays: 9, joiningDays: 40, movedDays: 0, end: 'revoked' },
      helpful: 2,
    });

    it('is shown as shared, dated by week, without anything hidden of someone (F-12, F-24)', async () => {
      const interviews = await opened(known);
      const { rounds, ...shown } = await interviews.one(known.interviewId);
      expect(shown).toEqual({
        interviewId: known.interviewId,
        company: { urlName: 'koyal-pay', name: 'Koyal Pay' },
        designation: { urlName: 'weaver', name: 'Weaver' },
        experience: 'fresher',
        outcome: 'offered',
        source: 'campus',
        college: { urlName: 'narmada-college-of-weaving', name: 'Narmada College of Weaving' },
        hardness: 'average',
        story: known.story,
        tips: 'Bring your own shuttle.',
        week: '2026-W40',
        helpfulCount: 2,
        isEdited: false,
        isCounted: true,
        reply: null,
      });
      expect(rounds.map(({ questions, ...round }) => [round, questions.map(({ text }) => text)])).toEqual([
        [{ kind: 'assignment', minutes: null, hardness: null }, []],
        [{ kind: 'hr', minutes: 30, hardness: 'easy' }, asked],
      ]);
    });

    it('names its questions, and the same one in another story by the same name (R-022)', async () => {
      const other = elsewhere({ rounds: [aRound({ questions: asked.slice(1) })] });
      const interviews = await opened(known, other);
      const [mine, theirs] = [await interviews.one(known.interviewId), await interviews.one(other.interviewId)];
      const question = theirs.rounds[0]?.questions[0];
      expect(mine.rounds[1]?.questions[1]).toEqual(question);
      expect(question?.slug).toBe(`why-do-you-want-to-leave-${question?.questionId}`);
    });

    it('is found by its own name, as long as it is shown', async () => {
      const waiting = at({ status: 'FLAGGED' });
      const interviews = await opened(known, waiting);
      await expect(interviews.one(waiting.interviewId)).rejects.toMatchObject({ kind: 'missing' });
      await expect(interviews.one('nothing')).rejects.toMatchObject({ kind: 'missing' });
    });
  });
}
