import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { type } from '#tests/screens/posts/a-thread.ts';
import { compose, fill, type Change } from './composing.tsx';

const rephrasing: Change = ({ quotas }) => (quotas.set = { rephrasings: 30 });

describe('rephrasing in the composer (R-069, R-070)', () => {
  it('offers to rephrase from twenty letters on, and leaves the choice (R-069, R-070)', async () => {
    const opened = await compose(undefined, { change: rephrasing });
    const button = await opened.dialog.findByRole('button', { name: 'Rephrase', hidden: true });
    expect(button).toHaveProperty('disabled', true);
    expect(opened.dialog.getByText('Write at least 20 characters to rephrase.')).toBeTruthy();
    type(opened.dialog.getByLabelText('Text'), 'plz tell me wether they can hold it !!!!');
    fireEvent.click(button);
    expect(await opened.dialog.findByText('Spelling, punctuation and spaces were tidied by rules, without AI.')).toBeTruthy();
    fireEvent.click(opened.dialog.getByRole('button', { name: 'Use this', hidden: true }));
    expect(opened.dialog.getByLabelText('Text')).not.toHaveProperty('value', 'plz tell me wether they can hold it !!!!');
  });

  it.each([
    ['JUNK', 'This is hard to follow. Try writing a bit more clearly.'],
    ['POST_LIMIT_EXCEEDED', 'You’ve hit the rephrase limit for this post.'],
  ] as const)('says of %s: %s (R-070)', async (outcome, said) => {
    const opened = await compose(undefined, { change: (adapters) => (rephrasing(adapters), (adapters.rephrasings.outcome = outcome)) });
    type(opened.dialog.getByLabelText('Text'), 'This is surely long enough to be rephrased.');
    fireEvent.click(await opened.dialog.findByRole('button', { name: 'Rephrase', hidden: true }));
    expect(await opened.dialog.findByText(said)).toBeTruthy();
  });

  it('says that the post is live although rephrasing had failed (R-070)', async () => {
    const opened = await compose(undefined, { change: (adapters) => (rephrasing(adapters), (adapters.rephrasings.problem = new Failure('broken'))) });
    await fill(opened, 'A title');
    fireEvent.click(await opened.dialog.findByRole('button', { name: 'Rephrase', hidden: true }));
    await opened.dialog.findByText('This could not be rephrased just now. Your text is fine as it is.');
    opened.post();
    expect(await screen.findByText('Rephrasing didn’t work this time, but your post is live!')).toBeTruthy();
  });
});
