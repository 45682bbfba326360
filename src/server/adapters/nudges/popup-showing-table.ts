import type { AppType, CountedNudge } from '#core/nudges/nudge-check.ts';
import { accountId, moment, number, oneOf } from '../database/column.ts';
import { ofAccount, table } from '../database/table.ts';

export const popupShowing = table('popup_showing', {
  purpose: 'How often the app asked members for something, so that it does not ask too often.',
  ...ofAccount,
  countsAs: 'nudges',
  columns: {
    account_id: accountId,
    popup: oneOf<CountedNudge>('Which popup.', 'the server'),
    app: oneOf<AppType>('In which kind of app.', 'the server'),
    times: number('How often.', 'the server'),
    last_at: moment('When last.', 'the server').keptTo('day'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    popup_showing: typeof popupShowing;
  }
}
