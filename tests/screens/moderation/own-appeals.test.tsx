import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import * as moderation from '#web/app/moderation/moderation-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

describe('appeals against what the moderator decided (R-064)', () => {
  it('shows an appeal against an own removal where it waits, and can restore', async () => {
    const appeal = { resourceId: 'p1', resourceType: 'POST', postId: 'p1', former: 'remove', appealText: 'Nobody was named in it.' } as const;
    const acts: unknown[] = [];
    withContent(moderation, screens.moderation, '/moderation', new FakeContent(), {
      member: { ...aWriter(), role: 'administrator' },
      change: ({ queueItems, interventions }) => {
        const { list } = queueItems;
        const warned = { ...appeal, resourceId: 'p2', former: 'warn', appealText: 'I was civil.' } as const;
        queueItems.list = async (...asked) => ({ ...(await list.apply(queueItems, asked)), forAnother: 2, appealsForAnother: [appeal, warned] });
        interventions.act = async (...asked) => {
          acts.push(asked);
          return { status: 'LIVE', lockedFor: null, ledger: null };
        };
      },
    });
    expect(await screen.findByText('Nobody was named in it.')).toBeTruthy();
    expect(screen.getByText('I was civil.')).toBeTruthy();
    expect(screen.getByText(/they wait until an administrator invites a second moderator/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Restore it' }));
    expect(await screen.findByText('Undone. The appeal is granted, and its author is notified.')).toBeTruthy();
    expect(acts).toEqual([
      [
        { resourceId: 'p1', resourceType: 'POST' },
        { kind: 'restore', rule: null },
      ],
    ]);
    expect(screen.queryByRole('button', { name: /Restore it|Undo it/ })).toBeNull();
  });
});
