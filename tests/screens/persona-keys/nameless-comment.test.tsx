import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { openPost } from '#tests/screens/posts/a-thread.ts';

/** Comment form of a member whose made-up name is not in this browser. */
async function form(): Promise<HTMLElement> {
  openPost(undefined, {
    change: ({ personas, comments }) => {
      Object.assign(personas.fixture, { persona: null });
      comments.write = () => Promise.reject(new Failure('conflict'));
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Write a comment' });
  fireEvent.change(field, { target: { value: 'They may not.' } });
  return field;
}

describe('a comment under a made-up name that is not in this browser (F-07, R-160)', () => {
  it('does not show another name as chosen', async () => {
    await form();
    const picker = await screen.findByRole('combobox', { name: 'Posting as' });
    const shown = [...picker.querySelectorAll('option')].map(({ textContent, selected }) => [textContent, selected]);
    expect([shown[0], shown.length]).toEqual([['Choose a name', true], 2]);
  });

  it('is refused with what to do, and keeps its words', async () => {
    const field = await form();
    await screen.findByRole('combobox', { name: 'Posting as' });
    fireEvent.submit(field.closest('form') ?? field);
    expect((await screen.findByRole('alert')).textContent).toContain('The key of this name is not in this browser.');
    expect(field).toHaveProperty('value', 'They may not.');
  });
});
