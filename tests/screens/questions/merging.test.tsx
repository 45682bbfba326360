import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { questionPath, screens } from '#core/navigation/screens.ts';
import { Questions } from '#core/questions/questions.ts';
import * as wiring from '#web/app/questions/question-wiring.ts';
import { aCommunity, aPost } from '#tests/content.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { aModerator } from '#tests/screens/moderation/moderate.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';
import { answersOf, aQuestion, byMember, pravaha, shownQuestions, slugOfQuestion } from './a-question.ts';

const asked = aQuestion({ questionId: 'q1', text: 'What is a deadlock?' });
const other = aQuestion({ questionId: 'q2', text: 'Define what a deadlock is.', answers: answersOf(3) });
const ofMember = aQuestion({ questionId: 'q3', text: 'Is a deadlock asked here?', ...byMember });
const alsoHere = aQuestion({ questionId: 'q4', text: 'Is a deadlock asked here, too?', ...byMember });
const elsewhere = aQuestion({ questionId: 'q5', text: 'Is a deadlock asked here?', ...byMember, companyId: pravaha.companyId });

function opened(visitor: Parameters<typeof withContent>[4], known = [asked, other, ofMember]) {
  const questions = shownQuestions(known, 'moderator');
  const content = new FakeContent(
    [],
    [asked, other].map(({ questionId }) => aPost({ postId: questionId, community: aCommunity({}) })),
  );
  return {
    questions,
    ...withContent(wiring, screens.question, questionPath(known.slice(0, 1).map(slugOfQuestion).join('')), content, {
      ...visitor,
      swaps: [[Questions, questions]],
    }),
  };
}

async function merging(known = [asked, other, ofMember]) {
  const page = opened({ member: aModerator() }, known);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Merge into another question', hidden: true }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Merge into another question', hidden: true })) };
}

const radios = (dialog: ReturnType<typeof within>) => dialog.findAllByRole('radio', { hidden: true });
const press = (dialog: ReturnType<typeof within>) => fireEvent.click(dialog.getByRole('button', { name: 'Merge', hidden: true }));

describe('merging a question into another (R-038)', () => {
  it('shows a moderator similar questions to keep, and leads to the chosen one', async () => {
    const { dialog, questions, router } = await merging();
    const [only, ...more] = await radios(dialog);
    expect([only?.closest('label')?.textContent, more.length]).toEqual(['Define what a deadlock is. (Koyal Pay, 3 answers)', 0]);
    fireEvent.click(only ?? document.body);
    press(dialog);
    await waitFor(() => expect(router.current?.location.pathname).toBe(questionPath(slugOfQuestion(other))));
    expect((await questions.one('q1')).questionId).toBe('q2');
    expect(await screen.findByText('Merged. This is the question that stays.')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Merge into another question', hidden: true })).toBeNull();
  });

  it('offers for what a member asks nothing that a member asks about another company', async () => {
    const { dialog } = await merging([ofMember, alsoHere, elsewhere]);
    const [only, ...more] = await radios(dialog);
    expect([only?.closest('label')?.textContent, more.length]).toEqual(['Is a deadlock asked here, too? (Koyal Pay, no answer yet)', 0]);
  });

  it('seeks by other words once the typing pauses, and says when there is none', async () => {
    const { dialog, clock } = await merging();
    await radios(dialog);
    fireEvent.change(dialog.getByRole('searchbox', { name: 'Find the other question', hidden: true }), { target: { value: 'Salary in hand' } });
    clock.advance(300);
    await waitFor(() => expect(dialog.queryByRole('radio', { hidden: true })).toBeNull());
    expect(dialog.getAllByText('No similar question found. Try other words.')).toHaveLength(2);
  });

  it('says what is missing, and why it could not be done', async () => {
    const { dialog, questions } = await merging();
    const [only] = await radios(dialog);
    press(dialog);
    expect((await dialog.findByRole('alert', { hidden: true })).textContent).toBe('Choose the question that stays.');
    questions.problem = new Failure('missing');
    fireEvent.click(only ?? document.body);
    expect(dialog.queryByRole('alert', { hidden: true })).toBeNull();
    press(dialog);
    expect((await dialog.findByRole('alert', { hidden: true })).textContent).toBe('One of the two questions no longer exists, or is already merged.');
    expect(document.activeElement?.textContent).toBe('One of the two questions no longer exists, or is already merged.');
  });

  it('is offered to nobody else, and nothing of it is loaded for them', async () => {
    opened({ member: aWriter() });
    expect(await screen.findByRole('menuitem', { name: 'Report', hidden: true })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Merge into another question', hidden: true })).toBeNull();
    expect(wiring.words.map(({ chunk }) => chunk)).not.toContain('merge');
  });

  it('is said in Hindi', async () => {
    opened({ member: aModerator(), preferences: new FakePreferences({ language: 'hi' }) });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'दूसरे सवाल में मिलाएँ', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'दूसरे सवाल में मिलाएँ', hidden: true }));
    expect(await dialog.findByText('जो सवाल रहेगा')).toBeTruthy();
  });
});
