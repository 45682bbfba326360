import { notificationStatuses } from '#core/notifications/notification.ts';
import type { NotificationKind } from '#core/notifications/notification-kinds.ts';
import { day, moment, number, oneOf, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const notification = table('notification', {
  purpose:
    'Notifications to members about what others did, and about logins to their account, one row for each cause. No row has two of a member’s names, and none says who did it.',
  kept: { for: 'days', days: 90 },
  datedBy: 'told_on',
  deletedWith: 'account',
  countsAs: 'notifications',
  columns: {
    id: text('A random name.', 'the server', 'random name'),
    recipient: text(
      'Who gets it: the persona that wrote, or a keyed hash of the account as it is stored with a report, a vote or a request, or for logins alone, made with a key that is not in this database.',
      'the server',
      'keyed hash',
    ).ofOwner({ by: 'mailbox' }),
    kind: oneOf<NotificationKind>('The kind of notification.', 'the server'),
    thing: text(
      'What it is about: what the member wrote, reported, voted in or waits for; of a login its browser and system without versions, of a change of how the account logs in which change.',
      'the server',
      'product',
    ),
    cause: text('The comment, the number of likes or the decision that it was, so that nobody is notified twice.', 'the server', 'product'),
    status: number('Whether it is unseen (0), seen (1) or read (2).', 'the server').within(notificationStatuses[0], notificationStatuses[2]).generated(),
    told_on: day('The day in India on which it came.', 'the server'),
    told_at: moment('When it came; for an answer that is the blurred moment of the answer.', 'the server').keptTo('day'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    notification: typeof notification;
  }
}
