import { text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const device = table('device', {
  purpose: 'Which devices may be told something while nobody looks. It goes with the session, at the latest when the member logs out.',
  kept: { for: 'always', because: 'It goes with the session, which lives for 31 days after it was last used.' },
  goesWith: 'session',
  family: 'member',
  home: 'session_id',
  columns: {
    key: text('A keyed hash of what the push service calls the device, made with a key that does not lie in this database.', 'the server', 'keyed hash'),
    session_id: text('The session in which it was registered.', 'the server', 'random name'),
    sealed_token: text('The name of the device at the push service, sealed with a key that does not lie in this database.', 'the server', 'sealed'),
  },
});
