import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Companies } from '#core/companies/companies.ts';
import { ExposureChecks } from '#core/exposure/exposure-checks.ts';
import { askedQuestionsPath, screens } from '#core/navigation/screens.ts';
import { Questions } from '#core/questions/questions.ts';
import * as post from '#web/app/posts/post-wiring.ts';
import * as asking from '#web/app/questions/asked-questions-wiring.ts';
import * as question from '#web/app/questions/question-wiring.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { AskedNotice } from '#web/views/exposure/AskedNotice.tsx';
import { exposurePart } from '#web/views/exposure/exposure-part.ts';
import { exposureWords } from '#web/words/exposure/exposure-words.ts';
import { aCommunity, aPost } from '#tests/content.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeExposureChecks } from '#tests/fakes/exposure/fake-exposure-checks.ts';
import { aThread, changeComment, notice, openPost, type } from '#tests/screens/posts/a-thread.ts';
import { compose, fill, openComposer } from '#tests/screens/composer/composing.tsx';
import { koyal } from '#tests/companies.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';
import { aQuestion, shownQuestions, slugOfQuestion } from '#tests/screens/questions/a-question.ts';

const said = 'My manager Rakesh Sharma shouts at the nurses.';
const plain = 'My manager shouts at the nurses.';
const visitor = { member: aWriter(), swaps: [[ExposureChecks, new FakeExposureChecks()]] } as const;

class CountedChecks extends FakeExposureChecks {
  looks = 0;

  override check(...draft: Parameters<ExposureChecks['check']>) {
    this.looks++;
    return super.check(...draft);
  }
}

const heading = () => screen.findByRole('heading', { name: 'Could this identify you?', hidden: true });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name, hidden: true }));
const later = ({ dialog }: Pick<Awaited<ReturnType<typeof compose>>, 'dialog'>) => dialog.getByRole('checkbox', { name: /^Post later/, hidden: true });
const isAway = () => expect(screen.queryByRole('heading', { name: 'Could this identify you?', hidden: true })).toBeNull();

/** Notice with its sentences already loaded, as after typing in a browser. */
async function withWords<Opened extends { readonly shell: { get(store: typeof WordsStore): WordsStore } }>(opened: Opened): Promise<Opened> {
  await act(() => opened.shell.get(WordsStore).load(exposureWords));
  return opened;
}

beforeEach(() => void (exposurePart.View = AskedNotice));

const asPost = async (content = new FakeContent([notice])) => withWords(await compose(content, visitor));

const aTalk = () => aThread([{ commentId: 'm1', content: 'Ask by mail.', isMine: true, mayEdit: true }]);

const onPage = (content = aTalk()) => withWords(openPost(content, visitor));

async function write(label: string, text: string) {
  const field = await screen.findByRole('textbox', { name: label });
  type(field, text);
  await screen.findByRole('button', { name: /^(Post|Ask) (as|under) / });
  fireEvent.submit(field);
  return field;
}

describe('a post that names someone (F-10)', () => {
  it('is asked about before it goes, and goes without the name after one press', async () => {
    const content = new FakeContent([notice]);
    const opened = await asPost(content);
    await fill(opened, 'Shouting', said);
    opened.post();
    const asked = await heading();
    await waitFor(() => expect(document.activeElement).toBe(asked));
    expect(screen.getByText(/^Naming a person can harm them/)).toBeTruthy();
    expect(content.posts).toEqual([]);
    await press('Remove: “Rakesh Sharma”');
    expect(opened.dialog.getByLabelText('Text')).toHaveProperty('value', plain);
    await press('Send it');
    await waitFor(() => expect(content.posts[0]).toMatchObject({ content: plain }));
    isAway();
  });

  it('goes as it is by one press, and nothing typed is lost before', async () => {
    const content = new FakeContent([notice]);
    const opened = await asPost(content);
    await fill(opened, 'Shouting', said);
    opened.post();
    await heading();
    opened.post();
    expect(content.posts).toEqual([]);
    await press('Send it as it is');
    await waitFor(() => expect(content.posts[0]).toMatchObject({ title: 'Shouting', content: said }));
  });

  it('comes out later as it is, and at once without the name (F-17)', async () => {
    const content = new FakeContent([notice]);
    const opened = await asPost(content);
    await fill(opened, 'Shouting', said);
    expect(later(opened)).toHaveProperty('checked', false);
    opened.post();
    await heading();
    expect(later(opened)).toHaveProperty('checked', true);
    expect(opened.dialog.getByText(/^Chosen because some words may point at a person/)).toBeTruthy();
    type(opened.dialog.getByLabelText('Text'), plain);
    await waitFor(() => expect(later(opened)).toHaveProperty('checked', false));
    type(opened.dialog.getByLabelText('Text'), said);
    await waitFor(() => expect(later(opened)).toHaveProperty('checked', true));
    await press('Send it as it is');
    await waitFor(() => expect(content.posts[0]).toMatchObject({ content: said, status: 'SCHEDULED' }));
  });

  it('comes out as its author chose, and so does the next (F-17)', async () => {
    const content = new FakeContent([notice]);
    const opened = await asPost(content);
    await fill(opened, 'Shouting', said);
    fireEvent.click(later(opened));
    fireEvent.click(later(opened));
    opened.post();
    await heading();
    expect(later(opened)).toHaveProperty('checked', false);
    fireEvent.click(later(opened));
    await press('Send it as it is');
    await waitFor(() => expect(content.posts[0]).toMatchObject({ status: 'SCHEDULED' }));
    const next = { ...opened, dialog: await openComposer(opened) };
    expect(later(next)).toHaveProperty('checked', true);
    fireEvent.click(later(next));
    await fill(next, 'Not for long');
    next.post();
    await waitFor(() => expect(content.posts.find(({ title }) => title === 'Not for long')).toMatchObject({ status: 'LIVE' }));
  });

  it('is asked about for its title and for the answers of its poll too', async () => {
    const opened = await asPost();
    await fill(opened, 'Is Rakesh Sharma right?', 'Say so.');
    fireEvent.click(opened.dialog.getByRole('button', { name: 'Poll', hidden: true }));
    type(opened.dialog.getByLabelText('Answer 1'), 'Ask Sunita Verma');
    type(opened.dialog.getByLabelText('Answer 2'), 'No');
    opened.post();
    await heading();
    expect(screen.getAllByText('Write “a colleague”')).toHaveLength(2);
    await press('Instead of “Sunita Verma” write “a colleague”');
    expect(opened.dialog.getByLabelText('Answer 1')).toHaveProperty('value', 'Ask a colleague');
  });

  it('gives the focus back to the text on Escape', async () => {
    const opened = await asPost();
    await fill(opened, 'Shouting', said);
    opened.post();
    fireEvent.keyDown(await heading(), { key: 'Escape' });
    isAway();
    expect(document.activeElement).toBe(opened.dialog.getByLabelText('Text'));
    expect(opened.dialog.getByLabelText('Text')).toHaveProperty('value', said);
  });
});

describe('a post that names nobody', () => {
  it('goes without a further step', async () => {
    const content = new FakeContent([notice]);
    const opened = await asPost(content);
    await fill(opened, 'Late letters', 'They held my letter for ninety days.');
    opened.post();
    await waitFor(() => expect(content.posts).toHaveLength(1));
    isAway();
  });
});

describe('what is said below (F-10)', () => {
  it('is asked about as a comment, and goes without the name', async () => {
    const content = aTalk();
    await onPage(content);
    await write('Write a comment', said);
    await heading();
    expect(content.comments).toHaveLength(1);
    await press('Remove: “Rakesh Sharma”');
    await press('Send it');
    await waitFor(() => expect(content.comments.at(-1)).toMatchObject({ content: plain }));
    isAway();
  });

  it('is asked about as a reply, and goes as it is', async () => {
    const content = aTalk();
    await onPage(content);
    await press('Reply');
    await write('Reply to Product Manager', said);
    await heading();
    await press('Send it as it is');
    await waitFor(() => expect(content.comments.at(-1)).toMatchObject({ rootId: 'm1', content: said }));
  });

  it.each([
    ['a member who writes has the check with the page, so that it is here without a connection', { member: visitor.member }, 1],
    ['a guest reads without it', {}, 0],
  ])('%s', async (_who, reader, looks) => {
    const checks = new CountedChecks();
    await withContent(post, screens.post, '/p/p1', aTalk(), { ...reader, swaps: [[ExposureChecks, checks]] });
    await screen.findByRole('textbox', { name: 'Write a comment' });
    await waitFor(() => expect(checks.looks).toBe(looks));
  });

  it('is asked about when it is changed', async () => {
    const content = aTalk();
    await onPage(content);
    const { field } = await changeComment('m1');
    type(field, said);
    fireEvent.submit(field);
    await heading();
    expect(content.comments[0]).toMatchObject({ content: 'Ask by mail.' });
    await press('Remove: “Rakesh Sharma”');
    await press('Send it');
    await waitFor(() => expect(content.comments[0]).toMatchObject({ content: plain }));
  });

  it('is asked about as an answer to a question', async () => {
    const shown = aQuestion();
    const content = new FakeContent([], [aPost({ postId: shown.questionId, community: aCommunity({}) })]);
    const swaps = [...visitor.swaps, [Questions, shownQuestions([shown])]] as const;
    await withWords(withContent(question, screens.question, `/answers/${slugOfQuestion(shown)}`, content, { ...visitor, swaps }));
    await write('Write an answer', said);
    await heading();
    await press('Remove: “Rakesh Sharma”');
    await press('Send it');
    await waitFor(() => expect(content.comments.at(-1)).toMatchObject({ content: plain }));
  });
});

describe('a question about a company (F-10)', () => {
  it('is checked before it is asked, while the company’s name may be said', async () => {
    const questions = shownQuestions();
    const swaps = [...visitor.swaps, [Companies, new FakeCompanies([koyal])], [Questions, questions]] as const;
    await withWords(withContent(asking, screens.askedQuestions, askedQuestionsPath('koyal-pay'), new FakeContent(), { ...visitor, swaps }));
    await write('Ask those who know this company', 'Does Rakesh Sharma at Koyal Pay still shout?');
    expect(within((await heading()).closest('section') ?? document.body).getAllByRole('listitem')).toHaveLength(1);
    expect(questions.backend.drafts).toEqual([]);
    await press('Send it as it is');
    await waitFor(() => expect(questions.backend.drafts.map(({ text }) => text)).toEqual(['Does Rakesh Sharma at Koyal Pay still shout?']));
  });
});
