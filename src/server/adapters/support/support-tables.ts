import type { DemandedThing, DemandingAuthority } from '#core/support/summons-notice.ts';
import { grievanceDays, type GrievanceKind, type GrievanceOutcome } from '#core/support/grievance.ts';
import { day, moment, number, oneOf, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const grievance = table('grievance', {
  purpose:
    'Grievances, and how they were answered. No account, device or network is recorded with one, so the deletion of an account leaves them. One that waits for its answer is stored until it has one.',
  kept: { for: 'days', days: grievanceDays },
  datedBy: 'answered_on',
  columns: {
    case_id: text('A random name by which administrators answer it. Its sender does not see it.', 'operator', 'random name'),
    number_hash: text('A hash of the random number that only its sender has.', 'the server', 'random name'),
    kind: oneOf<GrievanceKind>('What it is about.', 'operator'),
    page: text('The path of the page that it is about.', 'operator', 'nameless sender').orNull(),
    content: text('The complaint.', 'operator', 'nameless sender'),
    received_on: day('The day on which it arrived.', 'operator'),
    decide_by: moment(
      'The moment by which it has to be answered: the end of a day, or two hours after an urgent one arrived. With the answer that becomes the end of its day, too.',
      'operator',
    ),
    outcome: oneOf<GrievanceOutcome>('Whether something was done.', 'operator').orNull(),
    answer: text('The answer of the grievance officer.', 'operator', 'administrator').orNull(),
    answered_on: day('The day of the answer.', 'operator').orNull(),
  },
});

export type DemandEvent = 'SUMMONS' | 'GRIEVANCE' | 'ANSWERED_IN_TIME' | 'ANSWERED_LATE';

export const demandCount = table('demand_count', {
  purpose: 'How many summons and grievances came in a quarter, and how many of these were answered in time. It only counts, and has no word of any.',
  kept: { for: 'always', because: 'A count of a quarter names nobody, and the report of demands shows all of them.' },
  columns: {
    quarter: day('The first day of the quarter.', 'everyone'),
    event: oneOf<DemandEvent>('What is counted.', 'everyone'),
    authority: oneOf<DemandingAuthority | ''>('The kind of authority that sent the summons; nothing for a grievance.', 'everyone'),
    asks: oneOf<DemandedThing | ''>('What the summons asks for; nothing for a grievance.', 'everyone'),
    times: number('How often.', 'everyone'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    demand_count: typeof demandCount;
    grievance: typeof grievance;
  }
}
