import { screen, within } from '@testing-library/react';
import { screens } from '#core/navigation/screens.ts';
import type { QueueItem } from '#core/queue/queue-items.ts';
import * as moderation from '#web/app/moderation/moderation-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aPost } from '#tests/content.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

/** An item of the queue: a reported post. */
export const anItem = (known: Partial<QueueItem> = {}): QueueItem => ({
  itemId: 'q1',
  resourceId: 'p1',
  resourceType: 'POST',
  cause: 'reports',
  stage: 'first',
  openedOn: '2026-11-20',
  communityName: 'Freshers',
  post: aPost({ postId: 'p1', title: 'What do you think of it?', status: 'FLAGGED' }),
  comment: null,
  answered: null,
  versions: [],
  reports: [{ reason: 'sexual', count: 3, notes: [] }],
  suggestedRule: 'sexual',
  former: null,
  appealText: null,
  decisions: [],
  removedBefore: [],
  ...known,
});

/** The queue as a moderator opens it. */
export const opened = (items: readonly QueueItem[], change: (adapters: ReturnType<typeof withContent>) => void = () => undefined) =>
  withContent(moderation, screens.moderation, '/moderation', new FakeContent(), {
    member: { ...aWriter(), role: 'moderator' },
    change: (adapters) => {
      adapters.moderations.items = items;
      change(adapters as ReturnType<typeof withContent>);
    },
  });

/** The card of an item. */
export const card = async (name = 'What do you think of it?') => within(await screen.findByRole('article', { name }));
