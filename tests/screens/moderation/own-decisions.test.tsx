import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import * as ownPosts from '#web/app/communities/own-posts-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

const outcome = { measure: 'remove', rule: 'spam', decidedOn: '2026-11-20', note: 'No ads, please.', appeal: 'none', mayAppeal: true } as const;
const known = {
  decisions: [{ resourceId: 'm1', resourceType: 'COMMENT', postId: 'p1', title: 'Buy here', profileType: 'ANONYMOUS', outcome, isNew: true }],
  reports: [
    { resourceId: 'p2', resourceType: 'POST', postId: 'p2', reason: 'off-topic', outcome: 'kept', rule: null, week: '2026-W47', isNew: true },
    { resourceId: 'p3', resourceType: 'POST', postId: 'p3', reason: 'spam', outcome: 'waiting', rule: null, week: null, isNew: false },
  ],
  sanctions: [
    {
      measure: 'silence',
      profileType: 'ANONYMOUS',
      rule: 'spam',
      note: 'Read the rules.',
      until: Date.parse('2026-11-28T09:00:00Z'),
      postId: 'p1',
      appeal: 'none',
      answer: '',
      isLifted: false,
      isNew: false,
    },
  ],
} as const;

describe('the decisions that concern a member (R-064, R-072)', () => {
  it('stand with their own posts, marked until they are opened', async () => {
    const { ownDecisions } = withContent(ownPosts, screens.ownPosts, screens.ownPosts, new FakeContent(), {
      member: aWriter(),
      change: (adapters) => (adapters.ownDecisions.known = known),
    });
    const box = (await screen.findByText('2 new')).closest('details');
    if (!box) throw new Error('There are no decisions.');
    const shown = within(box);
    expect(shown.getByRole('link', { name: 'Buy here', hidden: true }).getAttribute('href')).toBe('/p/p1?comment=m1');
    expect(shown.getByText(/^Taken down\. The rule: An ad or spam\./)).toBeTruthy();
    expect(shown.getByText('No ads, please.').previousElementSibling?.textContent).toBe('Note from the moderator');
    const stays = shown.getByText(/It stays up\. A moderator did not agree with “Does not belong in this community”\./);
    expect(stays.textContent).toContain('Week of 16 November 2026');
    expect(shown.getByText('A moderator has not decided yet.')).toBeTruthy();
    expect(screen.getByText(/^Under your made-up name: you cannot write posts or comments until 28 /)).toBeTruthy();
    expect(screen.getByText('Read the rules.').previousElementSibling?.textContent).toBe('Note from the moderator');
    expect(ownDecisions.known.reports[0]?.isNew).toBe(true);
    box.open = true;
    fireEvent(box, new Event('toggle'));
    await waitFor(() => expect(ownDecisions.known.reports.some(({ isNew }) => isNew)).toBe(false));
  });

  it('are not mentioned where there are none', async () => {
    withContent(ownPosts, screens.ownPosts, screens.ownPosts, new FakeContent(), { member: aWriter() });
    await screen.findByRole('heading', { name: 'You have not written anything yet.' });
    expect(screen.queryByText('Decisions')).toBeNull();
  });
});
