import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { type } from '#tests/screens/posts/a-thread.ts';
import { compose, fill, type Change } from './composing.tsx';

const hidden = true;
const sloppy = 'plz tell me wether they can hold it !!!!';

const byModel: Change = ({ quotas, rephrasings }) => {
  quotas.set = { rephrasedBy: 'model' };
  rephrasings.by = 'model';
};

const byModelThen =
  (change: Change): Change =>
  (adapters) => {
    byModel(adapters);
    change(adapters);
  };

async function pressed(change: Change | undefined, name: string, text: string) {
  const opened = await compose(undefined, { ...(change && { change }) });
  type(opened.dialog.getByLabelText('Text'), text);
  fireEvent.click(await opened.dialog.findByRole('button', { name, hidden }));
  return opened;
}

describe('rephrasing in the composer (R-069, R-070)', () => {
  it.each([
    ['Tidy up', undefined, 'Write at least 20 characters to use ‘Tidy up’.'],
    ['Rephrase with AI', byModel, 'Write at least 20 characters to use ‘Rephrase with AI’.'],
  ] as const)('is offered as %s from twenty letters on (R-069, R-070)', async (name, change, short) => {
    const { dialog } = await compose(undefined, { ...(change && { change }) });
    const button = await dialog.findByRole('button', { name, hidden });
    expect(button).toHaveProperty('disabled', true);
    expect(dialog.getByText(short)).toBeTruthy();
    type(dialog.getByLabelText('Text'), sloppy);
    expect(button).toHaveProperty('disabled', false);
    expect(dialog.queryByText(short)).toBeNull();
  });

  it('shows both texts, and changes nothing before one is chosen (R-069)', async () => {
    const { dialog } = await pressed(undefined, 'Tidy up', sloppy);
    const suggestion = await dialog.findByRole('region', { name: 'You could write it like this', hidden });
    expect(suggestion.textContent).toContain(`Yours${sloppy}SuggestedPlease tell me whether they can hold it!`);
    expect(dialog.getByText('Spelling, capital letters, punctuation and spaces were tidied by rules, without AI.')).toBeTruthy();
    expect(dialog.getByLabelText('Text')).toHaveProperty('value', sloppy);
    fireEvent.click(dialog.getByRole('button', { name: 'Keep mine', hidden }));
    expect(dialog.getByLabelText('Text')).toHaveProperty('value', sloppy);
    fireEvent.click(await dialog.findByRole('button', { name: 'Tidy up', hidden }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Use this', hidden }));
    expect(dialog.getByLabelText('Text')).toHaveProperty('value', 'Please tell me whether they can hold it!');
  });

  it('says so where there is nothing to tidy up (R-069)', async () => {
    const { dialog } = await pressed(undefined, 'Tidy up', 'Please tell me whether they can keep it.');
    expect(await dialog.findByText('There is nothing to tidy up.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Use this', hidden })).toBeNull();
  });

  it.each([
    ['JUNK', 'AI is confused. Try writing a bit more clearly.'],
    ['USER_LIMIT_EXCEEDED', 'You’ve hit the rephrase limit for this post.'],
    ['POST_LIMIT_EXCEEDED', 'You’ve hit the rephrase limit for this post.'],
    ['UNKNOWN', 'AI rephrase didn’t work this time. Your text is fine as it is.'],
  ] as const)('says of %s: %s (R-070)', async (outcome, said) => {
    const change = byModelThen(({ rephrasings }) => (rephrasings.outcome = outcome));
    const { dialog } = await pressed(change, 'Rephrase with AI', 'This is surely long enough to be rephrased.');
    expect(await dialog.findByText(said)).toBeTruthy();
  });

  it('claims no AI where rules find no sense (R-070)', async () => {
    const { dialog } = await pressed(undefined, 'Tidy up', 'kjsdhf kjsdhf qwrtp zxcvb kjsdhf sdfgh');
    expect(await dialog.findByText('This is hard to follow. Try writing a bit more clearly.')).toBeTruthy();
  });

  it.each([
    ['no answer came', ({ rephrasings }) => (rephrasings.problem = new Failure('broken'))],
    ['the model gave none', ({ rephrasings }) => (rephrasings.outcome = 'UNKNOWN')],
  ] as const satisfies readonly (readonly [string, Change])[])('says that the post is live although %s (R-070)', async (_, change) => {
    const opened = await compose(undefined, { change: byModelThen(change) });
    await fill(opened, 'A title');
    fireEvent.click(await opened.dialog.findByRole('button', { name: 'Rephrase with AI', hidden }));
    await opened.dialog.findByText('AI rephrase didn’t work this time. Your text is fine as it is.');
    opened.post();
    expect(await screen.findByText('AI rephrase didn’t work this time, but your post is live!')).toBeTruthy();
  });
});
