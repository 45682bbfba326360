import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UserStorage } from '#core/device/user-storage.ts';
import { Failure } from '#core/failure.ts';
import { screens } from '#core/navigation/screens.ts';
import { Questions } from '#core/questions/questions.ts';
import * as wiring from '#web/app/questions/practice-wiring.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { open } from '#tests/screens/open.tsx';
import { FakeQuestions, type KeptQuestion } from '#tests/fakes/questions/fake-questions.ts';
import { nurse } from '../interviews/an-interview.ts';
import { answersOf, aQuestion, placesOf, pravaha, questionsOf, shownQuestions } from './a-question.ts';

const opened = (
  questions: readonly KeptQuestion[] | FakeQuestions,
  storage = new FakeUserStorage(),
  preferences = new FakePreferences(),
  of = 'company=koyal-pay',
) => {
  const fake = questions instanceof FakeQuestions ? questions : shownQuestions(questions);
  const swaps = [
    [Questions, fake],
    [UserStorage, storage],
  ] as const;
  return { ...open(wiring, screens.practice, `/interviews/practice?${of}`, swaps, { preferences }), storage, questions: fake };
};

const asked = async () => (await screen.findByRole('heading', { level: 2 })).textContent;
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const three = () => questionsOf(3, (at) => ({ places: placesOf(9 - at), answers: at === 0 ? [{ content: 'Thus.', upVotes: 0 }] : [] }));

describe('practice', () => {
  it('of nothing says so', async () => {
    opened([]);
    expect(await screen.findByText('No questions yet.')).toBeTruthy();
  });

  it('says for which job it is', async () => {
    opened([aQuestion()], undefined, undefined, 'company=koyal-pay&designation=software-engineer');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Top Software Engineer interview questions at Koyal Pay');
  });

  it('of a missing list says so, rather than that it failed to load', async () => {
    const fake = shownQuestions();
    fake.list = () => Promise.reject(new Failure('missing'));
    opened(fake);
    expect(await screen.findByText('No questions yet.')).toBeTruthy();
    expect(screen.queryByText('Try again')).toBeNull();
  });

  it('of one question is over once one can do it', async () => {
    opened([aQuestion()]);
    expect(await asked()).toBe('What is a deadlock?');
    expect(screen.getByText('Question 1 of 1 in this set')).toBeTruthy();
    click('I know this');
    expect(await asked()).toBe('All questions of this set are done.');
    expect(screen.getByText('You know 1 question of this set. The next set starts with the ones you found hard.')).toBeTruthy();
  });

  it('asks ten at a time, and says where one is', async () => {
    opened(questionsOf(30));
    await asked();
    expect(screen.getByText('Question 1 of 10 in this set')).toBeTruthy();
    click('I know this');
    expect(screen.getByText('Question 2 of 10 in this set')).toBeTruthy();
  });

  it('begins with the questions that have an answer, and says one total alone', async () => {
    opened(questionsOf(20, (at) => ({ places: placesOf(at + 1), answers: answersOf(at < 7 ? 1 : 0) })));
    expect(await asked()).toBe('What is question 7 of them?');
    click('I know this');
    const numbers = screen.getByRole('main').textContent?.match(/\d+ of \d+/g);
    expect(numbers).toEqual(['2 of 10']);
  });

  it.each([
    ['company=koyal-pay', 'asked 9 times here'],
    ['designation=software-engineer', 'asked 9 times for this job'],
  ])('of %s says how often a question was asked there, and no number of others', async (of, said) => {
    const elsewhere = placesOf(4, { companyId: pravaha.companyId, designation: nurse.name });
    opened([aQuestion({ places: [...placesOf(9), ...elsewhere] })], undefined, undefined, of);
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('has one loud button: to show the answer, then to say how it went', async () => {
    opened(three());
    await asked();
    const loud = () => screen.getAllByRole('button').flatMap((button) => (button.classList.contains('main') ? [button.textContent] : []));
    expect(loud()).toEqual(['Show answer']);
    click('Show answer');
    expect(loud()).toEqual(['I know this']);
    click('I know this');
    expect(loud()).toEqual(['I know this']);
  });

  it('hides the answer until it is asked for', async () => {
    opened(three());
    await asked();
    expect(screen.getByText('Thus.').closest('[hidden]')).not.toBeNull();
    click('Show answer');
    expect(screen.getByText('Thus.').closest('[hidden]')).toBeNull();
    click('I know this');
    expect(await asked()).toBe('What is question 2 of them?');
    expect(screen.queryByRole('button', { name: 'Show answer' })).toBeNull();
    expect(screen.getByText(/^No answer yet: say yours out loud\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write an answer' }).getAttribute('href')).toMatch(/^\/answers\/what-is-question-2-of-them-q\d+#reply$/);
  });

  it('goes by the keyboard: space, and the arrows', async () => {
    opened(three());
    await asked();
    press(' ');
    expect(screen.getByText('Thus.').closest('[hidden]')).toBeNull();
    press('ArrowLeft');
    expect([await asked(), screen.getByText('Question 1 of 3 in this set')]).toEqual(['What is question 2 of them?', expect.anything()]);
    press('ArrowRight');
    press('ArrowRight');
    expect(await asked()).toBe('What is question 1 of them?');
    press('ArrowRight');
    expect(await asked()).toBe('All questions of this set are done.');
  });

  it('leaves the space bar to the button that has the focus', async () => {
    opened(three());
    await asked();
    expect(fireEvent.keyDown(screen.getByRole('button', { name: 'I know this' }), { key: ' ' })).toBe(true);
    expect(screen.getByText('Thus.').closest('[hidden]')).not.toBeNull();
  });

  it('moves the focus to the next question, the way on, and the first again', async () => {
    opened(questionsOf(2, (at) => ({ places: placesOf(9 - at) })));
    await asked();
    const focused = () => document.activeElement?.textContent;
    expect(document.activeElement).toBe(document.body);
    press('ArrowRight');
    expect(focused()).toBe('What is question 2 of them?');
    click('I know this');
    expect(focused()).toBe('Start the next set');
    click('Start the next set');
    expect(focused()).toBe('What is question 1 of them?');
  });

  it('tells how many of the list one can do, once there are any', async () => {
    opened(three());
    await asked();
    expect(screen.queryByText(/^You know/)).toBeNull();
    press('ArrowRight');
    press('ArrowLeft');
    expect(screen.getByText(/^You know 1 question from this list\./)).toBeTruthy();
  });

  it('keeps its results and place on the device, and repeats what was hard', async () => {
    const questions = three();
    const { view, storage } = opened(questions);
    await asked();
    press('ArrowRight');
    press('ArrowLeft');
    view.unmount();
    const again = opened(questions, storage);
    expect(await asked()).toBe('What is question 3 of them?');
    expect(screen.getByText('Question 2 of 3 in this set')).toBeTruthy();
    expect(screen.getByText(/^You know 1 question from this list\./)).toBeTruthy();
    press('ArrowLeft');
    press('ArrowRight');
    press('ArrowRight');
    expect(await asked()).toBe('All questions of this set are done.');
    again.view.unmount();
    opened(questions, storage);
    expect(await asked()).toBe('What is question 1 of them?');
    expect(screen.getByText('Question 1 of 3 in this set')).toBeTruthy();
  });

  it('keeps where one is in each list by itself', async () => {
    const questions = three();
    const { view, storage } = opened(questions);
    await asked();
    press('ArrowRight');
    view.unmount();
    const other = opened(questions, storage, undefined, 'designation=software-engineer');
    await asked();
    expect(screen.getByText('Question 1 of 3 in this set')).toBeTruthy();
    other.view.unmount();
    opened(questions, storage);
    await asked();
    expect(screen.getByText('Question 2 of 3 in this set')).toBeTruthy();
  });

  it('goes on without a connection once it is open', async () => {
    const { connections, questions } = opened(three());
    await asked();
    connections.goOffline();
    questions.list = () => Promise.reject(new Failure('offline'));
    for (const _ of [1, 2, 3]) press('ArrowRight');
    click('Start the next set');
    expect(await asked()).toBe('What is question 1 of them?');
  });

  it('is said in Hindi', async () => {
    opened(three(), new FakeUserStorage(), new FakePreferences({ language: 'hi' }));
    await asked();
    expect(screen.getByText('इस सेट के 3 सवालों में से सवाल 1')).toBeTruthy();
  });
});
