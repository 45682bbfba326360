import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aPost, anItem } from '#tests/content.ts';
import { aBan } from './a-ban.ts';
import { card, opened } from './opened-queue.ts';

const cases = () => ['One', 'Two', 'Three'].map((title, at) => anItem({ itemId: `q${at}`, resourceId: `p${at}`, post: aPost({ postId: `p${at}`, title }) }));

/** Presses like a keyboard, with focus on the button. */
function press(button: HTMLElement): void {
  button.focus();
  fireEvent.click(button);
}

const opener = (title: string) => screen.findByRole('button', { name: title });
const expectFocusOn = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()));

describe('the focus of a moderator in the queue (R-064)', () => {
  it('goes from a decided case to the next, then back, then the end', async () => {
    opened(cases());
    press(await opener('Two'));
    press((await card('Two')).getByRole('button', { name: 'Keep it' }));
    await expectFocusOn(() => screen.getByRole('button', { name: 'Three', expanded: true }));
    press((await card('Three')).getByRole('button', { name: 'Take it down' }));
    press((await card('Three')).getByRole('button', { name: 'Yes, take it down' }));
    await expectFocusOn(() => screen.getByRole('button', { name: 'One', expanded: true }));
    press((await card('One')).getByRole('button', { name: 'Keep it' }));
    await expectFocusOn(() => screen.getByText('Nothing is waiting.', { selector: '[role=status]' }));
  });

  it('is on what another decided first, and moves on when dismissed', async () => {
    const { moderations } = opened(cases());
    const keep = (await card('One')).getByRole('button', { name: 'Keep it' });
    const [item] = moderations.items;
    if (item) moderations.settle(item, { decision: 'remove', rule: 'spam' }, false);
    press(keep);
    await expectFocusOn(() => screen.getByText(/^Another moderator decided this/));
    press(screen.getByRole('button', { name: 'Dismiss' }));
    await expectFocusOn(() => screen.getByRole('button', { name: 'Two', expanded: true }));
  });

  it('is on the line that a ban is lifted', async () => {
    opened([], (adapters) => (adapters.bans.stored = [aBan()]), { role: 'administrator' });
    fireEvent.click(await screen.findByRole('link', { name: 'Bans and silences' }));
    press(await screen.findByRole('button', { name: 'Lift the ban' }));
    await expectFocusOn(() => screen.getByText('The ban is lifted. The member is notified.'));
  });

  it('stays where the moderator went meanwhile', async () => {
    const { moderations } = opened(cases());
    const decide = moderations.decide.bind(moderations);
    let arrive: () => void = () => undefined;
    moderations.decide = async (...sent) => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return decide(...sent);
    };
    press((await card('One')).getByRole('button', { name: 'Keep it' }));
    press(await opener('Three'));
    await act(async () => arrive());
    await waitFor(() => expect(screen.queryByRole('article', { name: 'One' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Three', expanded: true }));
  });
});
