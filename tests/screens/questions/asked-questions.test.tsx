import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Companies } from '#core/companies/companies.ts';
import { Failure } from '#core/failure.ts';
import { askedQuestionsPath, screens } from '#core/navigation/screens.ts';
import { Questions } from '#core/questions/questions.ts';
import * as wiring from '#web/app/questions/asked-questions-wiring.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { koyal } from '#tests/companies.ts';
import { anonymous } from '#tests/content.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { PostPatchesStore } from '#web/stores/posts/post-patches-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';
import { answersOf, aQuestion, byMember, questionsOf, shownQuestions } from './a-question.ts';

function opened(questions = shownQuestions(), visitor: Parameters<typeof withContent>[4] = {}, url = askedQuestionsPath('koyal-pay')) {
  const swaps = [
    [Companies, new FakeCompanies([koyal])],
    [Questions, questions],
  ] as const;
  return { ...withContent(wiring, screens.askedQuestions, url, new FakeContent(), { ...visitor, swaps }), questions };
}

const field = () => screen.findByRole('textbox', { name: 'Ask those who know this company' });
const type = async (value: string) => fireEvent.change(await field(), { target: { value } });

describe('the questions that members ask about a company (R-026)', () => {
  it('are a tab of the company, and none at first', async () => {
    opened();
    expect(await screen.findByText('Nobody has asked anything here yet. Ask the first question.')).toBeTruthy();
    expect((await screen.findByRole('navigation', { name: 'Company pages' })).querySelector('[aria-current=page]')?.textContent).toBe('Q&A');
  });

  it.each([1, 20])('say who asks, %i of them', async (count) => {
    opened(shownQuestions([...questionsOf(count, () => byMember), aQuestion()]));
    expect(await screen.findAllByText(`asked by ${anonymous.name}`)).toHaveLength(count);
  });

  it('leave out the one that its author has deleted since', async () => {
    const [gone, stays] = questionsOf(2, () => byMember);
    const { shell } = opened(shownQuestions([gone, stays].flatMap((each) => each ?? [])));
    expect(await screen.findAllByText(`asked by ${anonymous.name}`)).toHaveLength(2);
    act(() => shell.get(PostPatchesStore).drop(gone?.questionId ?? ''));
    expect(screen.getAllByText(`asked by ${anonymous.name}`)).toHaveLength(1);
    expect(screen.getByRole('link', { name: stays?.text ?? '' })).toBeTruthy();
  });

  it('name those that ask nearly the same while one is typed', async () => {
    const { clock } = opened(shownQuestions([aQuestion({ ...byMember, text: 'Is the second Saturday off?', answers: answersOf(2) })]));
    await type('second Saturday off');
    expect(screen.queryByText('Is one of these your question?')).toBeNull();
    clock.advance(300);
    expect(await screen.findByText('Is one of these your question?')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Is the second Saturday off\?.*2 answers/ }).getAttribute('href')).toMatch(/^\/answers\/is-the-second/);
    // Its count is a part of its line, and not a column beside it.
    expect(screen.getByRole('link', { name: /2 answers/ }).childElementCount).toBe(1);
    await type('Is');
    expect(screen.queryByText('Is one of these your question?')).toBeNull();
  });

  it('are asked under the name that the button says, and lead to their page', async () => {
    const { questions, router } = opened(shownQuestions(), { member: aWriter() });
    await type('Is there a bus from the station?');
    fireEvent.click(await screen.findByRole('button', { name: 'Ask as Quiet Banyan' }));
    await waitFor(() => expect(router.current?.location.pathname).toMatch(/^\/answers\/is-there-a-bus-from-the-station-q\d+$/));
    expect(questions.backend.drafts).toMatchObject([{ text: 'Is there a bus from the station?', profileType: 'ANONYMOUS' }]);
  });

  it('are not asked with too few letters', async () => {
    const { questions } = opened(shownQuestions(), { member: aWriter() });
    await type('Bus?');
    fireEvent.click(await screen.findByRole('button', { name: 'Ask as Quiet Banyan' }));
    expect(await screen.findByText('Write 8 to 300 characters.')).toBeTruthy();
    expect(questions.backend.drafts).toEqual([]);
  });

  it('keep their words where they were not taken, and are asked once', async () => {
    const questions = shownQuestions();
    questions.problem = new Failure('offline');
    opened(questions, { member: aWriter() });
    await type('Is there a bus from the station?');
    fireEvent.click(await screen.findByRole('button', { name: 'Ask as Quiet Banyan' }));
    expect(await screen.findByText(/^Your question may not have been sent\./)).toBeTruthy();
    expect(((await field()) as HTMLTextAreaElement).value).toBe('Is there a bus from the station?');
    // The answer may have been lost, so that it goes out again under no other name.
    expect((screen.getByRole('combobox') as HTMLSelectElement).disabled).toBe(true);
    questions.problem = undefined;
    fireEvent.click(screen.getByRole('button', { name: 'Ask as Quiet Banyan' }));
    await waitFor(() => expect(questions.backend.drafts).toHaveLength(1));
  });

  it('are stored while they are typed, and no longer once they are asked (R-060)', async () => {
    const storage = new FakeUserStorage();
    const keeping = { member: aWriter(), change: (adapters: { storage: FakeUserStorage }) => void (adapters.storage = storage) };
    const first = opened(shownQuestions(), keeping);
    await type('Is there a bus from the station?');
    first.view.unmount();
    const { questions, shell } = opened(shownQuestions(), keeping);
    await waitFor(async () => expect(((await field()) as HTMLTextAreaElement).value).toBe('Is there a bus from the station?'));
    fireEvent.click(await screen.findByRole('button', { name: 'Ask as Quiet Banyan' }));
    await waitFor(() => expect(questions.backend.drafts).toHaveLength(1));
    expect(storage.read(`draft.question.koyal-pay/${shell.get(SessionStore).pageOf}`)).toBeUndefined();
  });

  it('return after login to the guest who typed them, and nobody else', async () => {
    const storage = new FakeUserStorage();
    const keeping = { change: (adapters: { storage: FakeUserStorage }) => void (adapters.storage = storage) };
    const guest = opened(shownQuestions(), keeping);
    await act(() => guest.shell.get(SessionStore).load());
    await type('Is there a bus from the station?');
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
    const url = guest.shell.get(LoginStore).options?.redirectUrl ?? '';
    guest.view.unmount();
    const shownAt = async (at?: string) => {
      const { view } = opened(shownQuestions(), { ...keeping, member: aWriter() }, at);
      await field();
      await act(async () => undefined);
      const { value } = (await field()) as HTMLTextAreaElement;
      view.unmount();
      return value;
    };
    expect([await shownAt(), await shownAt(url)]).toEqual(['', 'Is there a bus from the station?']);
  });

  it('are read by guests, who log in to ask, for writing (R-128)', async () => {
    const { shell } = opened();
    await type('Is there a bus from the station?');
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(shell.get(LoginStore).options).toMatchObject({ context: 'question', writerRequired: true, readerRequired: false }));
  });
});
