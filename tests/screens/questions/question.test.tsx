import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { screens } from '#core/navigation/screens.ts';
import { Questions } from '#core/questions/questions.ts';
import * as wiring from '#web/app/questions/question-wiring.ts';
import { aComment, anonymous, aPost, aCommunity } from '#tests/content.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import type { FakeQuestions, KeptQuestion } from '#tests/fakes/questions/fake-questions.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';
import { nurse } from '../interviews/an-interview.ts';
import { answersOf, aQuestion, byMember, own, placesOf, pravaha, shownQuestions, slugOfQuestion } from './a-question.ts';
import { textsOf } from '#tests/screens/texts-of.ts';

/** Replaces the talk of a post by that of a question in the fakes. */
function opened(question: KeptQuestion, { path = `/answers/${slugOfQuestion(question)}`, questions = shownQuestions([question]), ...visitor }: Options = {}) {
  const content = new FakeContent([], [aPost({ postId: question.questionId, community: aCommunity({}) })]);
  content.comments = visitor.answers ?? [];
  const route = path.startsWith('/interviews/') ? screens.questionById : screens.question;
  return { ...withContent(wiring, route, path, content, { ...visitor, swaps: [[Questions, questions]] }), questions };
}

type Visitor = NonNullable<Parameters<typeof withContent>[4]>;

interface Options extends Visitor {
  readonly path?: string;
  readonly questions?: FakeQuestions;
  readonly answers?: FakeContent['comments'];
}

const deadlock = aQuestion({
  questionId: 'q8d1f0c2',
  text: 'What is a deadlock in Java?',
  answers: answersOf(2),
  places: [...placesOf(1, { designation: nurse.name, round: 'hr', week: '2026-W45' }), ...placesOf(1, { companyId: pravaha.companyId, designation: null })],
});

/** Variant with more than its page shows. */
async function more(reported: { readonly askedCount?: number; readonly companiesCount?: number }): Promise<FakeQuestions> {
  const questions = shownQuestions([deadlock]);
  const shown = await questions.one(deadlock.questionId);
  questions.one = async () => ({ ...shown, ...reported });
  return questions;
}

const answers = [
  aComment({ commentId: 'a1', postId: 'q8d1f0c2', content: 'Two wait for each other.', author: anonymous, upVotes: 3 }),
  aComment({ commentId: 'a2', postId: 'q8d1f0c2', content: 'Nobody goes on.', author: anonymous }),
];

describe('the page of a question (R-038)', () => {
  it('says what is asked, how often and where, and leads on', async () => {
    opened(deadlock, { answers, questions: await more({ askedCount: 12 }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'What is a deadlock in Java?' })).toBeTruthy();
    expect(screen.getByText('Asked 12 times at 2 companies, for Staff Nurse. Last asked in the week of 2 November 2026.')).toBeTruthy();
    const places = within(screen.getByRole('region', { name: 'Where it was asked' })).getAllByRole('listitem');
    expect(places.map(({ textContent }) => textContent)).toEqual([
      'Koyal PayStaff NurseHR roundweek of 2 November 2026',
      'PravahaTechnical roundweek of 28 September 2026',
    ]);
    expect(screen.getByText('Only the newest are shown.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Java' }).getAttribute('href')).toBe('/skills/java-interview-questions');
    const jobs = within(screen.getByRole('region', { name: 'Jobs this question is asked for' })).getAllByRole('link');
    expect(jobs.map((job) => job.getAttribute('href'))).toContain('/profiles/staff-nurse/interview-questions');
  });

  it('that a hundred companies ask is not counted further', async () => {
    opened(deadlock, { questions: await more({ companiesCount: 100 }) });
    const places = within(await screen.findByRole('region', { name: 'Where it was asked' }));
    expect(places.getByText('and at many other companies')).toBeTruthy();
  });

  it('that several companies ask is shown at none, and says how many', async () => {
    const { router } = opened(deadlock, { questions: await more({ companiesCount: 13 }) });
    const places = within(await screen.findByRole('region', { name: 'Where it was asked' }));
    expect(places.getByText('and at 11 other companies')).toBeTruthy();
    expect(textsOf(screen.getByRole('navigation', { name: 'You are here' }), 'listitem')).toEqual(['Interviews', 'Staff Nurse', 'Question']);
    expect(screen.getByRole('link', { name: 'Practise 10 questions like this' }).getAttribute('href')).toBe('/interviews/practice?designation=staff-nurse');
    const head = router.current?.loaded?.head();
    expect(head?.description).toMatch(/^A question from interviews at several companies: /);
    expect(head?.structured).toMatchObject([{ itemListElement: [{ name: 'Interviews' }, { name: 'What is a deadlock in Java?' }] }]);
    expect(JSON.stringify(head?.structured)).not.toContain('koyal-pay');
  });

  it('that one company asks is there, and names it where it is practised', async () => {
    const { router } = opened(aQuestion());
    expect((await screen.findByRole('link', { name: 'Practise Koyal Pay’s questions' })).getAttribute('href')).toBe('/interviews/practice?company=koyal-pay');
    expect(screen.queryByText(/other compan|The newest/)).toBeNull();
    expect(router.current?.loaded?.head().structured).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{}, { item: '/interviews/koyal-pay-interview-questions' }, {}] },
    ]);
  });

  it('says how its answers are ordered, once there are two (F-04)', async () => {
    opened(deadlock, { answers });
    expect(
      await screen.findByText(
        'The most helpful answers come first: an upvote adds 4 points, a downvote takes away 4, each reply adds 1, up to 8. Nothing else counts. The first answer is marked once it has 2 more upvotes than downvotes.',
      ),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Newest' }));
    await waitFor(() => expect(screen.queryByText(/an upvote adds/)).toBeNull());
  });

  it.each([0, 1])('has no order to choose of %i answers', async (answersCount) => {
    opened({ ...deadlock, answers: answersOf(answersCount) }, { answers: answers.slice(0, answersCount) });
    await screen.findByRole('heading', { level: 2, name: answersCount === 0 ? 'No answer yet. Write the first.' : '1 answer' });
    expect(screen.queryByRole('group', { name: 'Order of the answers' })).toBeNull();
    expect(screen.queryByText(/an upvote adds/)).toBeNull();
  });

  it('has its answers below, and calls them so', async () => {
    opened(deadlock, { answers });
    expect(await screen.findByText('Two wait for each other.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: '2 answers' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Order of the answers' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Write an answer' })).toBeTruthy();
    expect(screen.queryByText(/comment/i)).toBeNull();
  });

  it('has its answers right below, the most helpful marked, then the form', async () => {
    opened(deadlock, { answers });
    const shown = await screen.findAllByRole('article');
    expect(shown.map((each) => within(each).queryByText('Most helpful') !== null)).toEqual([true, false]);
    const form = screen.getByRole('textbox', { name: 'Write an answer' });
    for (const each of shown) expect(each.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Share' })).toHaveLength(2);
  });

  it('marks none as most helpful while its one upvote may be the author’s', async () => {
    opened(deadlock, { answers: answers.map((answer, at) => ({ ...answer, upVotes: at === 0 ? 1 : 0 })) });
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(within(screen.getByRole('region', { name: '2 answers' })).queryByText('Most helpful', { selector: '.tag' })).toBeNull();
  });

  it('leads on to what the same interviews ask, each with the number of its answers', async () => {
    const beside = aQuestion({ text: 'What is a thread?', places: deadlock.places.slice(0, 1), answers: answersOf(3) });
    opened(deadlock, { questions: shownQuestions([deadlock, beside]) });
    const together = within(await screen.findByRole('region', { name: 'Asked in the same interviews' }));
    expect(together.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['What is a thread?3 answers']);
    expect(together.getByRole('link').getAttribute('href')).toBe(`/answers/${slugOfQuestion(beside)}`);
  });

  it('without an answer asks for the first', async () => {
    opened(aQuestion());
    const heading = await screen.findByRole('heading', { level: 2, name: 'No answer yet. Write the first.' });
    // Before anything that is known beside it.
    expect(heading.compareDocumentPosition(screen.getByRole('complementary')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Write an answer' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Write an answer' }));
  });

  it('that a moderator has closed says why nobody can answer, and has what was answered', async () => {
    opened({ ...deadlock, lockedFor: 'off-topic' }, { answers, member: aWriter() });
    expect(await screen.findByText('Answers are closed here. A moderator has closed them.')).toBeTruthy();
    expect(screen.getByText('The rule: Does not belong in this community.')).toBeTruthy();
    expect(screen.getByText('Two wait for each other.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Write an answer' })).toBeNull();
  });

  it('takes an answer under the name that the button says, and counts it', async () => {
    const { content } = opened(deadlock, { answers, member: aWriter() });
    fireEvent.change(await screen.findByRole('textbox', { name: 'Write an answer' }), { target: { value: 'Like two at a narrow bridge.' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Post as Quiet Banyan' }));
    expect(await screen.findByText('Like two at a narrow bridge.', { selector: 'p' })).toBeTruthy();
    expect(content.comments.at(-1)).toMatchObject({ postId: 'q8d1f0c2', content: 'Like two at a narrow bridge.' });
    expect(screen.getByRole('heading', { level: 2, name: '3 answers' })).toBeTruthy();
  });

  it.each([
    ['older words', '/answers/what-was-a-deadlock-q8d1f0c2'],
    ['its id', '/interviews/question/q8d1f0c2'],
    ['a question that was merged into it', '/answers/deadlocks-qmerged1'],
  ])('by %s leads to its address of today', async (_, path) => {
    const questions = shownQuestions([deadlock, aQuestion({ questionId: 'qmerged1', mergedInto: 'q8d1f0c2' })]);
    const { router } = opened(deadlock, { path: `${path}?comment=a1`, questions, answers });
    await waitFor(() => expect(router.current?.location).toMatchObject({ pathname: '/answers/what-is-a-deadlock-in-java-q8d1f0c2', search: '?comment=a1' }));
  });

  it('says to search engines what is asked and answered, and no date', async () => {
    const { router } = opened(deadlock, { answers });
    await screen.findByText('Two wait for each other.');
    const head = router.current?.loaded?.head();
    expect([head?.status, head?.canonical, head?.movedTo]).toEqual([200, '/answers/what-is-a-deadlock-in-java-q8d1f0c2', undefined]);
    expect(head?.structured).toMatchObject([
      {
        '@type': 'QAPage',
        mainEntity: {
          name: 'What is a deadlock in Java?',
          answerCount: 2,
          suggestedAnswer: [{ text: 'Two wait for each other.', upvoteCount: 3, url: '/answers/what-is-a-deadlock-in-java-q8d1f0c2?comment=a1' }, {}],
        },
      },
      { '@type': 'BreadcrumbList', itemListElement: [{}, {}] },
    ]);
    expect(JSON.stringify(head?.structured)).not.toMatch(/date|2026/i);
  });

  it('that a member asks says who asks, and is among the questions of the company', async () => {
    opened(aQuestion(byMember));
    expect(await screen.findByText(new RegExp(`^asked by ${anonymous.name}, week of`))).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Where it was asked' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Koyal Pay' }).getAttribute('href')).toBe('/qna/koyal-pay-questions');
  });

  it('of one’s own is deleted after a confirmation, and leads back', async () => {
    const { questions, router } = opened(aQuestion({ questionId: 'qown', ...own }), { member: aWriter() });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this?', hidden: true }));
    questions.problem = new Failure('broken');
    fireEvent.click(dialog.getByRole('button', { name: 'Delete', hidden: true }));
    expect(await dialog.findByRole('alert', { hidden: true })).toBeTruthy();
    questions.problem = undefined;
    fireEvent.click(dialog.getByRole('button', { name: 'Delete', hidden: true }));
    await waitFor(() => expect(router.current?.location.pathname).toBe('/qna/koyal-pay-questions'));
    await expect(questions.one('qown')).rejects.toMatchObject({ kind: 'missing' });
    expect(await screen.findByText('Deleted.')).toBeTruthy();
  });

  it('of others is deleted by nobody', async () => {
    opened(deadlock, { member: aWriter() });
    expect(await screen.findByRole('menuitem', { name: 'Report', hidden: true })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Delete', hidden: true })).toBeNull();
  });

  it('that is deleted has left the answers of others', async () => {
    opened(deadlock, { answers, questions: shownQuestions() });
    expect(await screen.findByRole('heading', { level: 1, name: 'We could not find this question.' })).toBeTruthy();
    expect(await screen.findByText('Two wait for each other.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Write an answer' })).toBeNull();
  });

  it('that is not there says so', async () => {
    const { router } = opened(aQuestion(), { path: '/answers/no-such-question' });
    expect(await screen.findByRole('heading', { level: 1, name: 'We could not find this question.' })).toBeTruthy();
    expect(router.current?.loaded?.head().status).toBe(404);
  });

  it('is said in Hindi', async () => {
    opened(deadlock, { answers, preferences: new FakePreferences({ language: 'hi' }) });
    expect(await screen.findByRole('heading', { level: 2, name: '2 जवाब' })).toBeTruthy();
    expect(screen.getByText(/^2 कंपनियों में 2 बार पूछा गया, स्टाफ़ नर्स के लिए।/)).toBeTruthy();
    expect(textsOf(screen.getByRole('group', { name: 'जवाबों का क्रम' }), 'button')).toEqual(['सबसे काम के', 'सबसे नए']);
    expect(within(screen.getByRole('region', { name: 'कहाँ पूछा गया' })).getByText('स्टाफ़ नर्स')).toBeTruthy();
  });

  it('of one’s own is deleted in Hindi, too', async () => {
    opened(aQuestion(own), { member: aWriter(), preferences: new FakePreferences({ language: 'hi' }) });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'हटाएँ', hidden: true }));
    expect(await screen.findByRole('dialog', { name: 'हटा दें?', hidden: true })).toBeTruthy();
  });
});
