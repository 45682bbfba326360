import { describe, expect, it } from 'vitest';
import type { LinkCardOf } from '#core/navigation/link-card.ts';
import { aCompany } from '#tests/companies.ts';
import { aCommunity, aPost } from '#tests/content.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { answersOf, aQuestion, byMember, placesOf, pravaha, shownQuestions } from '#tests/screens/questions/a-question.ts';
import { aSlice, ShownPay } from '#tests/screens/salaries/shown-pay.ts';
import { cardLayout } from './card-layout.ts';
import { linkCardOf, type CardPorts } from './link-card.ts';

const questions = [
  aQuestion({ questionId: 'q1', answers: answersOf(12) }),
  aQuestion({ questionId: 'q2', places: [...placesOf(1), ...placesOf(1, { companyId: pravaha.companyId })] }),
  aQuestion({ questionId: 'q3', ...byMember, answers: answersOf(1) }),
  aQuestion({ questionId: 'q4' }),
];
const post = aPost({
  postId: 'p1',
  title: null,
  content: `Is it legal? 😀 ${'They asked me to stay on. '.repeat(20)}`,
  community: aCommunity({ name: 'Notice period', names: { hi: 'नोटिस पीरियड' } }),
  commentsCount: 1_204,
});

const portsOver = ({ people = 30 } = {}): CardPorts => ({
  companies: new FakeCompanies([
    aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay', industry: 'Logistics', locations: ['Pune'], rating: 4.1, reviewsCount: 57 }),
    aCompany({ urlName: 'quiet', name: 'Quiet', rating: null, reviewsCount: 0 }),
    aCompany({ urlName: 'small', name: 'Small', rating: null, reviewsCount: 1 }),
  ]),
  salaries: new ShownPay({ job: { atCompany: [aSlice({ people })] } }),
  questions: shownQuestions(questions),
  posts: { at: async (postId) => ({ postId, status: 'LIVE', post, removal: null, movedTo: null }) },
});

const said = async (of: LinkCardOf, { language = 'en', people = 30 }: { readonly language?: 'en' | 'hi'; readonly people?: number } = {}) => {
  const card = await linkCardOf(of, portsOver({ people }), language);
  return card && [card.about, card.title, card.finding, card.note];
};

const koyal = { kind: 'company', urlName: 'koyal-pay' } as const;
const engineer = { kind: 'pay', company: 'koyal-pay', designation: 'software-engineer' } as const;

describe('what the picture of a page says', () => {
  it('is the rating of a company, and how many reviews it is on', async () => {
    expect(await said(koyal)).toEqual(['Logistics, Pune', 'Koyal Pay', '4.1 out of 5', '50+ reviews']);
    expect(await said(koyal, { language: 'hi' })).toEqual([expect.stringContaining('पुणे'), 'Koyal Pay', '5 में से 4.1', '50+ रिव्यू']);
    expect(await said({ kind: 'company', urlName: 'quiet' })).toEqual(['Logistics', 'Quiet', null, 'No rating yet']);
    expect((await said({ kind: 'company', urlName: 'small' }))?.[3]).toBe('1 review');
  });

  it('is the middle half of a pay, or the median for fewer people (F-02)', async () => {
    expect(await said(engineer)).toEqual([
      'Salary at Koyal Pay',
      'Software Engineer',
      '9.7 – 14.8 LPA',
      'Median 12 LPA · 20+ people · newest from October 2026',
    ]);
    expect(await said(engineer, { people: 8 })).toEqual([
      'Salary at Koyal Pay',
      'Software Engineer',
      expect.stringMatching(/^Median 1\d(\.\d)? LPA$/),
      '8+ people · newest from October 2026',
    ]);
    expect((await said(engineer, { language: 'hi' }))?.slice(0, 2)).toEqual(['Koyal Pay में सैलरी', 'सॉफ़्टवेयर इंजीनियर']);
    const { figure } = (await linkCardOf(engineer, portsOver({ people: 12 }), 'en')) ?? {};
    expect(figure).toBeNull();
  });

  it('is nothing where too few shared the pay of this very job', async () => {
    expect(await said({ ...engineer, designation: 'software-tester' })).toBeUndefined();
    expect(await said({ ...engineer, company: null })).toBeUndefined();
  });

  it('is a question, where it was asked, and how many answered', async () => {
    expect(await said({ kind: 'question', questionId: 'q1' })).toEqual(['Interview question at Koyal Pay', 'What is a deadlock?', '12 answers', null]);
    expect((await said({ kind: 'question', questionId: 'q2' }))?.[0]).toBe('Interview question at several companies');
    expect(await said({ kind: 'question', questionId: 'q3' })).toEqual(['Question about Koyal Pay', 'What is a deadlock?', '1 answer', null]);
    expect((await said({ kind: 'question', questionId: 'q4' }))?.slice(2)).toEqual([null, 'No answer yet']);
  });

  it('is a post by its title, or by its first words', async () => {
    const [about, title, finding] = (await said({ kind: 'post', postId: 'p1' })) ?? [];
    expect([about, finding]).toEqual(['Notice period', '1,204 comments']);
    expect(title).toMatch(/^Is it legal\? They asked .*…$/);
    expect((await said({ kind: 'post', postId: 'p1' }, { language: 'hi' }))?.[0]).toBe('नोटिस पीरियड');
  });
});

describe('where it is in the picture', () => {
  const laid = async (of: LinkCardOf, people?: number) => {
    const card = await linkCardOf(of, portsOver({ ...(people && { people }) }), 'en');
    return card ? cardLayout(card, 'Daftar') : { boxes: [], texts: [] };
  };

  it('is a rating in five steps, each filled as far as it goes', async () => {
    const { boxes, texts } = await laid(koyal);
    expect(texts.map(({ text }) => text)).toEqual(['Daftar', 'Logistics, Pune', 'Koyal Pay', '4.1 out of 5', '50+ reviews']);
    const inked = boxes.filter(({ colour }) => colour === '#2a3ec0').map(({ width }) => width);
    expect([inked.length, Math.round((10 * inked.reduce((sum, width) => sum + width, 0)) / (inked[0] ?? 1))]).toEqual([5, 41]);
  });

  it('is pay on an axis from lowest to highest tenth, absent for fewer people', async () => {
    const { boxes } = await laid(engineer);
    const [axis, half, median] = boxes;
    expect([axis?.left, axis?.width]).toEqual([640, 488]);
    expect(half?.left).toBeGreaterThan(640);
    expect(median?.left).toBeGreaterThan(half?.left ?? 0);
    expect((await laid(engineer, 12)).boxes).toEqual([]);
  });

  it('stays within the picture', async () => {
    for (const of of [koyal, engineer, { kind: 'question', questionId: 'q1' }, { kind: 'post', postId: 'p1' }] as const)
      for (const { left, top, width, height } of await laid(of).then(({ boxes, texts }) => [...boxes, ...texts])) {
        expect([left >= 72, left + width <= 1_128, top >= 56, top + height <= 620]).toEqual([true, true, true, true]);
        expect([left, top, width, height].every(Number.isInteger)).toBe(true);
      }
  });
});
