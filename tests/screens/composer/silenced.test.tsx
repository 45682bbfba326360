import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OwnSanction } from '#core/moderation/sanction.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { aSanction } from '#tests/screens/posts/a-sanction.ts';
import { compose } from './composing.tsx';

const silenced = (profileType: OwnSanction['profileType']) =>
  compose(undefined, {
    change: ({ ownDecisions }) => (ownDecisions.known = { ...ownDecisions.known, sanctions: [aSanction({ measure: 'silence', profileType })] }),
  });

describe('the composer of a member who is silenced (R-064)', () => {
  it('says so before anything is typed, in both languages, and where to read why', async () => {
    const { shell, dialog } = await silenced('ANONYMOUS');
    expect(await dialog.findByText(/^You cannot write under this name for now\. See your posts for the reason, the end date and how to appeal/)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Go to your posts', hidden: true }).getAttribute('href')).toBe('/user/posts');
    await act(() => shell.get(WordsStore).speak('hi'));
    expect(await screen.findByText(/^इस नाम से आप अभी नहीं लिख सकते। क्यों, कब तक/)).toBeTruthy();
  });

  it.each(['DESIGNATION', null] as const)('says nothing of a name that is not known to be reached: %s', async (profileType) => {
    const { dialog } = await silenced(profileType);
    expect(dialog.queryByText(/^You cannot write under this name/)).toBeNull();
  });
});
