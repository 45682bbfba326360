import { day, number, oneOf, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export type EventCause = 'comment' | 'mention' | 'votes' | 'decision' | 'pollOver';

export const notificationEvent = table('notification_event', {
  purpose:
    'What has happened and still needs a notification (outbox), stored together with it. It names what was written, never a person. A row lives for seconds, that of a poll until its end.',
  kept: { for: 'always', because: 'Each row is deleted as soon as the notification is made.' },
  columns: {
    id: text('A random name.', 'the server', 'random name'),
    cause: oneOf<EventCause>('What has happened: an answer, a name mentioned later, enough likes, a decision, the end of a poll.', 'the server'),
    thing: text('The comment, what was liked, the decision, or the post of the poll.', 'the server', 'random name'),
    reached: number('How many likes it has now; none of anything else.', 'the server').generated(),
    due_on: day('The day from which the notification is due, if that is not at once.', 'the server').orNull(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    notification_event: typeof notificationEvent;
  }
}
