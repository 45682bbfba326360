import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import * as posts from '#web/app/posts/post-wiring.ts';
import { aPost } from '#tests/content.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

describe('the focus of a moderator after a measure (R-064)', () => {
  it.each([
    ['Silence its author', 'Silence', 'More actions'],
    ['Take it down', 'Take it down', 'This post was removed.'],
  ])('is back where the dialog was opened, or on what became of the post: %s', async (row, press, place) => {
    const member = { ...aWriter(), role: 'moderator' as const };
    withContent(posts, screens.post, '/p/p1', new FakeContent([], [aPost({ postId: 'p1' })]), { member });
    fireEvent.click((await screen.findAllByRole('button', { name: 'More actions' }))[0] ?? document.body);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Moderate', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Moderate this', hidden: true }));
    fireEvent.click(dialog.getByRole('radio', { name: row, hidden: true }));
    fireEvent.change(dialog.getByRole('combobox', { name: 'The rule it breaks', hidden: true }), { target: { value: 'spam' } });
    const button = dialog.getByRole('button', { name: press, hidden: true });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => {
      const { activeElement } = document;
      expect(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent).toContain(place);
      expect(activeElement).not.toBe(document.body);
    });
  });
});
