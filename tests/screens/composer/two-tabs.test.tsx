import { blank } from '#core/composer/writing.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { KeptWritings } from '#web/stores/composer/kept-writings.ts';
import { aWriter } from '#tests/screens/posts/with-content.ts';
import { notice, press, type } from '#tests/screens/posts/a-thread.ts';
import { openComposer, somewhere } from './composing.tsx';

const said = /You have another draft on this device\. It opens once you post or discard this one\.$/;
const ofOther = { ...blank('submission-key-of-tab-1'), title: 'Begun in another tab' };

/** Composer opened before or after another tab began a draft. */
async function openedBeside({ before = true } = {}) {
  cleanup();
  const member = aWriter();
  const opened = somewhere(undefined, { member });
  const drafts = new KeptWritings(opened.storage, opened.clock);
  const begin = (inputText = '') => drafts.keep(member.userId, { ...ofOther, inputText });
  const open = () => openComposer(opened, { community: notice });
  if (!before) begin();
  const dialog = await open();
  if (before) begin();
  const shut = async () => {
    press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Write a post', hidden: true })).toBeNull());
  };
  return { ...opened, dialog, open, shut, begin, kept: () => drafts.newPost(member.userId) };
}

describe('the composer of one tab beside a draft of another (R-060)', () => {
  it.each([true, false])('leaves that draft as it is when closed untouched (opened before it was begun: %s)', async (before) => {
    const { shut, begin, kept } = await openedBeside({ before });
    begin('Typed on in the other tab');
    await shut();
    expect(kept()).toMatchObject({ title: 'Begun in another tab', inputText: 'Typed on in the other tab' });
  });

  it('keeps both where something is written, and opens the other after discarding', async () => {
    const { dialog, open, shut } = await openedBeside();
    expect(dialog.queryByText(said)).toBeNull();
    type(dialog.getByLabelText('Title'), 'Begun here');
    expect(dialog.getByText(said)).toBeTruthy();
    await shut();
    const again = await open();
    expect([again.getByLabelText('Title'), again.getByText(said)]).toMatchObject([{ value: 'Begun here' }, {}]);
    fireEvent.click(again.getByRole('button', { name: 'Discard', hidden: true }));
    const other = await open();
    expect([other.getByLabelText('Title'), other.queryByText(said)]).toMatchObject([{ value: 'Begun in another tab' }, null]);
  });

  it('opens the other once this one is posted', async () => {
    const { dialog, open, content } = await openedBeside();
    type(dialog.getByLabelText('Title'), 'Begun here');
    press('Post as Quiet Banyan');
    await waitFor(() => expect(content.posts.map(({ title }) => title)).toEqual(['Begun here']));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Write a post', hidden: true })).toBeNull());
    expect((await open()).getByLabelText('Title')).toMatchObject({ value: 'Begun in another tab' });
  });
});
