import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MessageCountStore } from '#web/stores/chat/message-count-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { MessagesLink } from '#web/views/chat/MessagesLink.tsx';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { loadSentences } from '#web/words/words.ts';
import { onStage, stageIn } from '#tests/screens/on-stage.tsx';

const sentences = await loadSentences([navigationWords], 'en');

function counting(unread: number) {
  const counts = new MessageCountStore();
  counts.tell(unread);
  const stores = [
    [SessionStore, { isAwake: true }],
    [MessageCountStore, counts],
  ] as const;
  return render(onStage(<MessagesLink />, stageIn('en', sentences, stores)).tree);
}

it.each([
  [0, 'Messages', ''],
  [2, 'Messages, 2 unread', '2'],
  [120, 'Messages, more than 99 unread', '99+'],
])('counts in the bar that %i messages are unread (R-179, R-181)', (unread, name, shown) => {
  counting(unread);
  expect(screen.getByRole('link', { name }).textContent).toBe(shown);
});
