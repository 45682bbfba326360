import type { AppType, CountedNudge } from '#core/notifications/nudge-check.ts';
import { accountId, moment, number, oneOf, text } from '../database/column.ts';
import { table, withAccount } from '../database/table.ts';

export const popupShowing = table('popup_showing', {
  purpose: 'How often the app asked members for something, so that it does not ask too often.',
  kept: withAccount,
  goesWith: 'account',
  columns: {
    account_id: accountId,
    popup: oneOf<CountedNudge>('Which popup.', 'the server'),
    app: oneOf<AppType>('In which kind of app.', 'the server'),
    times: number('How often.', 'the server'),
    last_at: moment('When last.', 'the server'),
  },
});

export const device = table('device', {
  purpose: 'Which devices may be told something while nobody looks. It goes with the session, at the latest when the member logs out.',
  kept: { for: 'always', because: 'It goes with the session, which lives for 31 days after it was last used.' },
  goesWith: 'session',
  columns: {
    key: text('A keyed hash of what the push service calls the device, made with a key that does not lie in this database.', 'the server', 'keyed hash'),
    session_id: text('The session in which it was registered.', 'the server', 'random name'),
    sealed_token: text('The name of the device at the push service, sealed with a key that does not lie in this database.', 'the server', 'sealed'),
  },
});
