import { day, number, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const errorDay = table('error_day', {
  purpose: 'Counts how many different errors were reported on a day, so that a flood of reports cannot fill the disk.',
  kept: { for: 'days', days: 90 },
  datedBy: 'day',
  columns: {
    day: day('The day.', 'operator'),
    different: number('How many different reports were taken in on that day.', 'operator'),
  },
});

export const errorReport = table('error_report', {
  purpose: 'Reports of what broke, counted by day, so that it can be fixed. They do not say who saw it break.',
  kept: { for: 'days', days: 90 },
  datedBy: 'day',
  columns: {
    day: day('The day on which it broke. The time of day is not saved.', 'operator'),
    fingerprint: text('A short hash of the report, so that equal ones are counted together.', 'the server', 'product'),
    times: number('How often it broke on that day.', 'operator').generated(),
    name: text('The kind of error.', 'operator', 'error report'),
    message: text('The message of the error, with email addresses, web addresses, numbers and tokens taken out.', 'operator', 'error report'),
    stack: text('The lines of our own code in which it broke, sanitized in the same way.', 'operator', 'error report').orNull(),
    display: text('Whether it broke on the website or in the app.', 'operator', 'error report'),
    screen: text('The kind of page it broke on, such as the page of a company, but not of which one.', 'operator', 'error report').orNull(),
    operation: text('Which request to the server failed.', 'operator', 'error report').orNull(),
    kind: text('In which way that request failed.', 'operator', 'error report').orNull(),
    status: number('The number with which the server answered.', 'operator').orNull(),
    request_id: text('The name of that request in the log of the server.', 'operator', 'error report').orNull(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    error_day: typeof errorDay;
    error_report: typeof errorReport;
  }
}
