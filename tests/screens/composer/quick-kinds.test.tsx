import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PostKind } from '#core/posts/post.ts';
import { type } from '#tests/screens/posts/a-thread.ts';
import { compose, openComposer } from './composing.tsx';

const begun = 'Ninety days of notice, is that usual?';

describe('the buttons of kinds, with a draft that was begun (R-076, R-077)', () => {
  it.each([
    ['poll', 'Poll', 'Answer 1'],
    ['video', 'Video', 'YouTube link'],
  ] as const satisfies readonly (readonly [PostKind, string, string])[])('open it as a %s, with all that was written (R-076)', async (kind, chip, field) => {
    const opened = await compose();
    type(opened.dialog.getByLabelText('Text'), begun);
    fireEvent.click(opened.dialog.getByRole('button', { name: 'Offers', hidden: true }));
    fireEvent.click(opened.dialog.getByRole('button', { name: 'Close', hidden: true }));
    const dialog = await openComposer(opened, { kind });
    expect(dialog.getByRole('button', { name: chip, hidden: true, pressed: true })).toBeTruthy();
    expect(dialog.getByLabelText(field)).toBeTruthy();
    expect(dialog.getByLabelText('Text')).toHaveProperty('value', begun);
  });
});
