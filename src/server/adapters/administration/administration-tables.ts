import { administratorLogDays, type AdministratorAction, type FieldChange } from '#core/administration/administrator-log.ts';
import { accountHash, administratorJson, day, moment, number, oneOf, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const administratorAction = table('administrator_action', {
  purpose:
    'What administrators and the host changed of the installation: topics, companies, watched words, who moderates, and which ban or silence the host lifted.',
  kept: { for: 'days', days: administratorLogDays },
  datedBy: 'acted_on',
  staysBecause: 'A change of the installation has to be accounted for even after the person who made it has left.',
  columns: {
    id: number('The order in which they came.', 'operator').computed(),
    acted_on: day('The day.', 'operator'),
    acted_at: moment('The moment.', 'operator'),
    administrator: accountHash('administration'),
    action: oneOf<AdministratorAction>('What was done.', 'operator'),
    subject: text(
      'The name of what was changed; where a role was, the random id of the account, and where a ban or a silence was lifted, its random id.',
      'operator',
      'administrator',
    ),
    changes: administratorJson<readonly FieldChange[]>('The changed fields, before and after.', 'operator').generated(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    administrator_action: typeof administratorAction;
  }
}
