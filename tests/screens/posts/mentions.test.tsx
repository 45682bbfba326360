import { anonymous } from '#tests/content.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { leftBehindName, type Author } from '#core/personas/author.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { aComment } from '#tests/content.ts';
import { aWriter } from '#tests/screens/posts/with-content.ts';
import { aThread, changeComment, openPost, type, type Visitor } from './a-thread.ts';

const named = (name: string): Author => ({ ...anonymous, name });

/** Page of a post by one name, answered by a second, a designation and the member. */
const opened = (visitor: Visitor = {}) =>
  openPost(
    aThread(
      [
        { commentId: 'm1', content: 'Ask by mail.', author: named('Calm Neem') },
        { commentId: 'm2', content: 'Or ask twice.' },
        { commentId: 'm3', content: 'I did.', author: named('Quiet Banyan'), isMine: true, mayEdit: true },
      ],
      { author: named('Ruby Pomelo') },
    ),
    visitor,
  );

const theField = () => screen.findByRole('textbox', { name: 'Write a comment' });
const suggested = () => {
  const list = screen.queryByRole('listbox', { name: 'Names in this thread' });
  return list
    ? within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    : [];
};
const active = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('a name that is mentioned in a comment', () => {
  it('is suggested from the thread, once @ is typed, and to screen readers', async () => {
    opened();
    const field = await theField();
    await screen.findByText('Or ask twice.');
    type(field, 'Thank you, @');
    expect(suggested()).toEqual(['Ruby Pomelo', 'Calm Neem']);
    expect(screen.getByRole('listbox', { name: 'Names in this thread' }).id).toBe(field.getAttribute('aria-controls'));
    expect(screen.getByText('2 names in this thread. Use the arrow keys and press Enter.')).toBeTruthy();
    expect(active(field)).toBe('Ruby Pomelo');
    type(field, 'Thank you, @ne');
    expect(suggested()).toEqual(['Calm Neem']);
    type(field, 'Thank you, @nobody');
    expect(suggested()).toEqual([]);
    expect(field.hasAttribute('aria-activedescendant')).toBe(false);
  });

  it('is chosen by the arrows and Enter, and goes along with the comment', async () => {
    const { content } = opened();
    const field = await theField();
    await screen.findByText('Or ask twice.');
    type(field, 'In full, @');
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    expect(active(field)).toBe('Calm Neem');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect([field, suggested()]).toEqual([expect.objectContaining({ value: 'In full, @Calm Neem ' }), []]);
    type(field, 'In full, @Calm Neem ?');
    fireEvent.click(await screen.findByRole('button', { name: 'Post as Quiet Banyan' }));
    const mention = await screen.findByRole('link', { name: '@Calm Neem' });
    expect(mention.getAttribute('href')).toBe('/p/p1?comment=m1');
    expect(content.comments.at(-1)).toMatchObject({ content: 'In full, @Calm Neem ?', mentions: [{ id: 'm1', name: 'Calm Neem' }] });
  });

  it('is chosen by a press, and known after the page was loaded again', async () => {
    const storage = new FakeUserStorage();
    const known = { member: aWriter(), change: (fakes: { storage: FakeUserStorage }) => void (fakes.storage = storage) };
    opened(known);
    await screen.findByText('Or ask twice.');
    type(await theField(), '@ru');
    fireEvent.click(screen.getByRole('option', { name: /Ruby Pomelo/ }));
    expect(await theField()).toHaveProperty('value', '@Ruby Pomelo ');
    cleanup();
    const { content } = opened(known);
    const field = await theField();
    expect(field).toHaveProperty('value', '@Ruby Pomelo ');
    type(field, '@Ruby Pomelo, thank you.');
    fireEvent.click(await screen.findByRole('button', { name: 'Post as Quiet Banyan' }));
    expect((await screen.findByRole('link', { name: '@Ruby Pomelo' })).getAttribute('href')).toBe('/p/p1');
    expect(content.comments.at(-1)?.mentions).toEqual([{ id: 'p1', name: 'Ruby Pomelo' }]);
  });

  it('is not chosen after Escape, which leaves a reply open', async () => {
    opened();
    fireEvent.click((await screen.findAllByRole('button', { name: 'Reply' }))[0] ?? document.body);
    const field = await screen.findByRole('textbox', { name: 'Reply to Calm Neem' });
    type(field, '@r');
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(suggested()).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Reply to Calm Neem' })).toBe(field);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.queryByRole('textbox', { name: 'Reply to Calm Neem' })).toBeNull();
  });

  it('is added by an edit', async () => {
    const { content } = opened();
    const { field } = await changeComment('m3');
    type(field, 'I did, @');
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.click(screen.getByRole('button', { name: 'Save as Quiet Banyan' }));
    await screen.findByRole('link', { name: '@Ruby Pomelo' });
    expect(content.comments.find(({ commentId }) => commentId === 'm3')?.mentions).toEqual([{ id: 'p1', name: 'Ruby Pomelo' }]);
  });

  it('leads nowhere where its owner is not there any more, which each language says', async () => {
    const gone = aComment({ commentId: 'm4', postId: 'p1', content: `Ask @${leftBehindName}.`, mentions: [{ id: 'm9', name: leftBehindName }] });
    const preferences = new FakePreferences({ language: 'hi' });
    opened({ preferences, change: ({ comments }) => void (comments.content.comments = [...comments.content.comments, gone]) });
    expect(await screen.findByText(/^Ask @(?!Deleted)/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^@/ })).toBeNull();
  });
});
