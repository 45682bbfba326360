import type { MemberNudge } from '#core/nudges/member-nudge.ts';
import { accountId, day, oneOf } from '../database/column.ts';
import { table } from '../database/table.ts';

export const popupRest = table('popup_rest', {
  purpose: 'Which popups members put away, so that they are left in peace for a while.',
  kept: { for: 'days', days: 181 },
  datedBy: 'put_away_on',
  deletedWith: 'account',
  countsAs: 'nudges',
  columns: {
    account_id: accountId,
    popup: oneOf<MemberNudge>('Which popup.', 'the server'),
    put_away_on: day('The day it was put away.', 'the server').keptTo('week', 'last'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    popup_rest: typeof popupRest;
  }
}
