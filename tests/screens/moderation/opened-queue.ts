import { fireEvent, screen, within } from '@testing-library/react';
import { screens } from '#core/navigation/screens.ts';
import type { GrantedRole } from '#core/moderation/member-role.ts';
import type { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import type { QueueItem } from '#core/queue/queue-items.ts';
import * as moderation from '#web/app/moderation/moderation-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

const moderator = aWriter();

/** Queue as a moderator opens it, identical each time. */
export const opened = (
  items: readonly QueueItem[],
  change: (adapters: ReturnType<typeof withContent>) => void = () => undefined,
  { role = 'moderator', preferences }: { readonly role?: GrantedRole; readonly preferences?: FakePreferences } = {},
) =>
  withContent(moderation, screens.moderation, '/moderation', new FakeContent(), {
    member: { ...moderator, role },
    ...(preferences && { preferences }),
    change: (adapters) => {
      adapters.moderations.items = items;
      change(adapters as ReturnType<typeof withContent>);
    },
  });

export const card = async (name = 'What do you think of it?') => within(await screen.findByRole('article', { name }));

export async function takeDown(name?: string): Promise<void> {
  const item = await card(name);
  fireEvent.click(item.getByRole('button', { name: 'Take it down' }));
  fireEvent.click(item.getByRole('button', { name: 'Yes, take it down' }));
}
