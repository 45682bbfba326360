import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import type { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import type { withContent } from '#tests/screens/posts/with-content.ts';
import { openPost, press, type } from '#tests/screens/posts/a-thread.ts';
import { composeHere } from './composing.tsx';

const said = 'Your name is now Calm Otter. Press again to post under this name; your text is saved here.';

/** Renames the made-up name on another device. */
const rename = ({ personas }: Pick<ReturnType<typeof withContent>, 'personas'>) =>
  Object.assign(personas.fixture, { persona: { userName: 'Calm Otter', avatarUri: '17-sky' } });

/** Comment typed under the earlier name. */
async function typedComment(language: 'en' | 'hi' = 'en') {
  const opened = openPost(undefined, { preferences: new FakePreferences({ language }) });
  const field = await screen.findByRole('textbox', { name: language === 'hi' ? 'टिप्पणी लिखें' : 'Write a comment' });
  type(field, 'They may not.');
  const button = await screen.findByRole('button', { name: /Quiet Banyan/ });
  return { ...opened, field, button };
}

const names = ({ comments }: FakeContent) => comments.map(({ author }) => author?.name);

describe('a name that was changed on another device while something was written (R-160, F-07)', () => {
  it('publishes no post under a name that the button did not show', async () => {
    const opened = await composeHere();
    const { content, dialog } = opened;
    type(dialog.getByLabelText('Title'), 'Can they hold my pay?');
    await dialog.findByRole('button', { name: 'Post as Quiet Banyan', hidden: true });
    rename(opened);
    press('Post as Quiet Banyan');
    expect(await dialog.findByText(said)).toBeTruthy();
    expect([content.posts, dialog.getByLabelText('Title')]).toMatchObject([[], { value: 'Can they hold my pay?' }]);
    press('Post as Calm Otter');
    await waitFor(() => expect(content.posts.map(({ author }) => author.name)).toEqual(['Calm Otter']));
  });

  it.each([
    ['en', said, 'Post as Calm Otter'],
    ['hi', 'अब आपका नाम Calm Otter है। इस नाम से पोस्ट करने के लिए फिर दबाएँ; आपका लिखा यहाँ सेव है।', /Calm Otter/],
  ] as const)('publishes no comment under it, and by the next press under the new one (%s)', async (language, sentence, label) => {
    const opened = await typedComment(language);
    rename(opened);
    opened.button.click();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect([names(opened.content), opened.field]).toMatchObject([[], { value: 'They may not.' }]);
    (await screen.findByRole('button', { name: label })).click();
    await waitFor(() => expect(names(opened.content)).toEqual(['Calm Otter']));
  });

  it('is not named where it could not be read', async () => {
    const opened = await typedComment();
    rename(opened);
    opened.personas.available = async () => {
      throw new Failure('offline');
    };
    opened.button.click();
    expect(await screen.findByText('Your name was changed in another tab or on another device. Your text is saved here.')).toBeTruthy();
    expect(names(opened.content)).toEqual([]);
  });
});

describe('a name changed after a draft was sent under it and its answer lost (R-160)', () => {
  const bound = (where: string) =>
    `You sent this as Quiet Banyan, and it may already be posted. So we do not send it as Calm Otter. Check ${where}; if it is not there, start over here.`;

  const nothingArrives = () => Promise.reject(new Failure('offline'));

  /** Reports the new name from another tab. */
  const renameElsewhere = (opened: Parameters<typeof rename>[0] & Pick<ReturnType<typeof withContent>, 'shell'>) => {
    rename(opened);
    act(() => opened.shell.get(NameNewsStore).tell());
  };

  it('leaves no button without effect: it is off, with a reason beside it', async () => {
    const opened = await composeHere();
    const { content, dialog, posts } = opened;
    type(dialog.getByLabelText('Title'), 'Can they hold my pay?');
    Reflect.set(posts, 'create', nothingArrives);
    press('Post as Quiet Banyan');
    await dialog.findByText(/press Post when you are back online/);
    renameElsewhere(opened);
    const button = await dialog.findByRole('button', { name: 'Post as Calm Otter', hidden: true });
    const reason = dialog.getByText(bound('your posts'));
    expect([button, button.parentElement?.contains(reason), dialog.queryByText(/press Post/)]).toMatchObject([{ disabled: true }, true, null]);
    expect(dialog.getByText('No connection, or no answer. Your post is saved here.')).toBeTruthy();
    press('Start over anyway');
    expect(document.activeElement).toBe(dialog.getByRole('radio', { name: /^Calm Otter/, hidden: true }));
    Reflect.deleteProperty(posts, 'create');
    press('Post as Calm Otter');
    await waitFor(() => expect(content.posts.map(({ author }) => author.name)).toEqual(['Calm Otter']));
  });

  it('leaves none of a comment without an effect', async () => {
    const opened = await typedComment();
    Reflect.set(opened.comments, 'write', nothingArrives);
    opened.button.click();
    await screen.findByText(/^No connection, or no answer/);
    renameElsewhere(opened);
    const button = await screen.findByRole('button', { name: 'Post as Calm Otter' });
    expect([button, button.closest('form')?.textContent]).toMatchObject([{ disabled: true }, expect.stringContaining(bound('the comments of this post'))]);
    press('Start over anyway');
    Reflect.deleteProperty(opened.comments, 'write');
    press('Post as Calm Otter');
    await waitFor(() => expect(names(opened.content)).toEqual(['Calm Otter']));
  });
});
