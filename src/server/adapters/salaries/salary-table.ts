import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import type { Currency, StockKind } from '#core/salaries/salary.ts';
import { countedYear } from '../contributions/contribution-columns.ts';
import { companyId, flag, moment, number, oneOf, personaKey, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const salary = table('salary', {
  purpose:
    'What people are paid, as they shared it. Each salary has its own key, and none is linked to an account. It is only read in figures from many people, never of one person.',
  kept: { for: 'always', because: 'Its author deletes it with its key.' },
  staysBecause: 'A salary is not linked to any account.',
  spread: 'by company',
  columns: {
    company_id: companyId,
    id: text('A random name.', 'the server', 'random name'),
    author_ref: personaKey('The public key of this one salary, with which its author changes and deletes it.'),
    status: oneOf<'SCHEDULED' | 'LIVE'>('Whether it counts, or waits for its hour.', 'the server').generated(),
    version: number('How often it was changed.', 'the server').generated(),
    posted_at: moment('The first moment of the week from which on it counts.', 'the server'),
    due_at: moment('The hour from which on it counts, chosen at random; empty once it does.', 'the server').orNull(),
    counted_year: countedYear,
    designation_id: number('The designation, by its number.', 'the server'),
    city_id: number('The city, by its number.', 'the server'),
    experience_years: number('Whole years of experience.', 'the server'),
    employment: oneOf<EmploymentKind>('The kind of employment.', 'the server'),
    is_current: flag('Whether it is what they earn now.', 'the server'),
    currency: oneOf<Currency>('The currency.', 'the server').generated(),
    fixed: number('The fixed part of it, in a year.', 'the server'),
    variable: number('The variable part of it, in a year.', 'the server').generated(),
    stock_type: oneOf<StockKind>('The kind of stock that comes with it.', 'the server').orNull(),
    vesting_period: number('Over how many years that vests.', 'the server').orNull(),
    stock: number('The whole grant of that stock.', 'the server').generated(),
    told_year: number('The year that the check-in is about.', 'the server').orNull(),
    told_due_at: moment('The hour from which on the check-in counts, chosen at random; empty once it does.', 'the server').orNull(),
    variable_promised: number('The variable pay that was promised for it.', 'the server').orNull(),
    variable_paid: number('What of that was paid.', 'the server').orNull(),
    hike_announced: number('The hike as it was announced, in percent.', 'the server').orNull(),
    hike_received: number('The hike as it came, in percent.', 'the server').orNull(),
    months_since_revision: number('Months since pay was last revised.', 'the server').orNull(),
    yearly_stock: number('How much of the stock counts as pay of a year.', 'the server').computed(),
    band: number('The years of experience that it is compared within, counted from the first band.', 'the server').computed(),
    bin: number('The half percent in which the whole pay of a year lies.', 'the server').computed(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    salary: typeof salary;
  }
}
