import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { screens } from '#core/navigation/screens.ts';
import * as communities from '#web/app/communities/communities-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aCommunity, aPost } from '#tests/content.ts';
import { expectFocusOn } from '#tests/screens/focus-on.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

const said = 'That did not work, or we got no answer. Try again: it will not count twice.';

function opened() {
  const content = new FakeContent([aCommunity({ name: 'Freshers' })]);
  withContent(communities, screens.communities, '/communities?find=', content, { member: aWriter() });
  return content;
}

const openFeed = async () => {
  const content = new FakeContent([], [aPost({ title: 'Fair?' })]);
  withContent(communities, screens.communities, '/communities', content, { member: aWriter() });
  const card = within(await screen.findByRole('feed')).getByRole('article', { name: 'Fair?' });
  content.problem = new Failure('broken');
  return { content, card };
};

describe('what is refused', () => {
  it('is said when onboarding was shown at once and does not hold (R-053)', async () => {
    const content = opened();
    const [join = document.body] = await screen.findAllByRole('button', { name: 'Join: Freshers' });
    content.problem = new Failure('offline');
    fireEvent.click(join);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(join.getAttribute('aria-pressed')).toBe('false');
  });

  it('is said of a vote (R-074)', async () => {
    const { card } = await openFeed();
    const up = within(card).getByRole('button', { name: 'Upvote' });
    fireEvent.click(up);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(up.getAttribute('aria-pressed')).toBe('false');
  });

  it('is said of a report, which stays to be sent again (R-072)', async () => {
    const { card, content } = await openFeed();
    fireEvent.click(within(card).getByRole('button', { name: 'More actions' }));
    fireEvent.click(await within(card).findByRole('menuitem', { name: 'Report', hidden: true }));
    const dialog = await screen.findByRole('dialog', { name: 'Report this', hidden: true });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Report', hidden: true }));
    await expectFocusOn(within(dialog).getAllByRole('radio', { hidden: true })[0] ?? dialog, 'Choose what fits best.');
    fireEvent.click(within(dialog).getByRole('radio', { name: 'An ad or spam', hidden: true }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Report', hidden: true }));
    expect(await within(dialog).findByText('This could not be sent. It is saved here; try again.')).toBeTruthy();
    content.problem = undefined;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Report', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Report this', hidden: true })).toBeNull());
  });

  it('is said of hiding a post, which stays', async () => {
    const { card } = await openFeed();
    fireEvent.click(within(card).getByRole('button', { name: 'More actions' }));
    fireEvent.click(await within(card).findByRole('menuitem', { name: 'Not interested', hidden: true }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Fair?' })).toBeTruthy();
  });
});
