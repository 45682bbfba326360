import { day, moment, number, personaKey, text, texts } from '../database/column.ts';
import { table } from '../database/table.ts';

/** The columns of a device, whoever is told something there. */
const deviceColumns = {
  key: text(
    'A keyed hash of what the push service calls the device, another for an account than for a made-up name, made with a key that does not lie in this database.',
    'the server',
    'keyed hash',
  ),
  names: texts('Keyed hashes of the names that it is told for, made with a key that does not lie in this database.', 'the server', 'keyed hash').generated(),
  sealed: text(
    'The name of the device at the push service, and what its member wants of messages: language, topics, quiet hours, and whether a locked screen shows what they are about; sealed with a key that does not lie in this database.',
    'the server',
    'sealed',
  ),
};

export const device = table('device', {
  purpose: 'Which devices may be told something while nobody looks. It goes with the session, at the latest when the member logs out.',
  kept: { for: 'always', because: 'It goes with the session, which lives for 31 days after it was last used.' },
  goesWith: 'session',
  family: 'member',
  home: 'session_id',
  columns: { session_id: text('The session in which it was registered.', 'the server', 'random name'), ...deviceColumns },
});

export const personaDevice = table('persona_device', {
  purpose:
    'Which devices may be told what is told to a made-up name that no account is known to. They have another name at the push service than those of an account.',
  kept: { for: 'days', days: 31 },
  datedBy: 'registered_on',
  goesWith: 'account',
  countsAs: 'devices',
  family: 'persona',
  home: 'persona_ref',
  columns: {
    persona_ref: personaKey('The made-up name that registered it by its key.'),
    registered_on: day('The day on which it was registered last.', 'the server'),
    ...deviceColumns,
  },
});

export const push = table('push', {
  purpose: 'Messages that are to leave for devices. A row lives for seconds, in quiet hours until they are over.',
  kept: { for: 'always', because: 'Each row goes as soon as the message has left, or was tried four times.' },
  family: 'house',
  columns: {
    id: text('A random name.', 'the server', 'random name'),
    device_key: text('The device, by its keyed hash.', 'the server', 'keyed hash'),
    sealed_told: text('What is to be told, sealed with a key that does not lie in this database.', 'the server', 'sealed'),
    due_at: moment('From when on it is to leave.', 'the server'),
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
