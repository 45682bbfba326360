import { day, moment, number, personaKey, text, texts } from '../database/column.ts';
import { table } from '../database/table.ts';

const deviceColumns = {
  key: text(
    'A keyed hash of what the push service calls the device, a different one for an account than for a made-up name, made with a key that is not in this database.',
    'the server',
    'keyed hash',
  ),
  names: texts('Keyed hashes of the names it gets notifications for, made with a key that is not in this database.', 'the server', 'keyed hash').generated(),
  sealed: text(
    'The name of the device at the push service, and what its member wants of notifications: language, topics, quiet hours, and whether a locked screen shows what they are about; encrypted with a key that is not in this database.',
    'the server',
    'sealed',
  ),
};

export const device = table('device', {
  purpose: 'Which devices may get notifications. A row is deleted with the session, at the latest when the member logs out.',
  kept: { for: 'always', because: 'It is deleted with the session, which lives for 31 days after it was last used.' },
  deletedWith: 'session',
  columns: { session_id: text('The session in which it was registered.', 'the server', 'random name'), ...deviceColumns },
});

export const personaDevice = table('persona_device', {
  purpose:
    'Which devices may get the notifications of a made-up name that is not linked to an account. They have another name at the push service than those of an account.',
  kept: { for: 'days', days: 31 },
  datedBy: 'registered_on',
  deletedWith: 'account',
  countsAs: 'devices',
  columns: {
    persona_ref: personaKey('The made-up name that registered it by its key.'),
    registered_on: day('The day on which it was last registered.', 'the server'),
    ...deviceColumns,
  },
});

export const push = table('push', {
  purpose: 'Notifications on their way to devices. A row lives for seconds, in quiet hours until they are over.',
  kept: { for: 'always', because: 'Each row is deleted as soon as the notification is sent, or was tried four times.' },
  columns: {
    id: text('A random name.', 'the server', 'random name'),
    device_key: text('The device, by its keyed hash.', 'the server', 'keyed hash'),
    sealed_told: text('The notification, encrypted with a key that is not in this database.', 'the server', 'sealed'),
    due_at: moment('When it is to be sent.', 'the server'),
    tries: number('How often it was tried.', 'the server').generated(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    device: typeof device;
    persona_device: typeof personaDevice;
    push: typeof push;
  }
}
