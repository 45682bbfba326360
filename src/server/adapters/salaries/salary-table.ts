import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import type { Currency, StockKind } from '#core/salaries/salary.ts';
import { countedYear } from '../contributions/contribution-columns.ts';
import { companyId, flag, moment, number, oneOf, personaKey, text } from '../database/column.ts';
import { ofCompany, table } from '../database/table.ts';

export const salary = table('salary', {
  purpose:
    'What people are paid, as they told it. Each salary has a key of its own, and no account is known to any. It is read in figures of many alone, and never of one person.',
  kept: { for: 'always', because: 'Its author deletes it by its key.' },
  staysBecause: 'No account is known to a salary.',
  ...ofCompany,
  columns: {
    company_id: companyId,
    id: text('A random name.', 'the server', 'random name'),
    author_ref: personaKey('The public key of this one salary, by which its author changes and deletes it.'),
    status: oneOf<'SCHEDULED' | 'LIVE'>('Whether it counts, or waits for its hour.', 'the server').generated(),
    version: number('How often it was changed.', 'the server').generated(),
    posted_at: moment('The first moment of the week from which on it counts.', 'the server'),
    due_at: moment('The hour from which on it counts, drawn at random; nothing once it does.', 'the server').orNull(),
    counted_year: countedYear,
    designation_id: number('The designation, by its number.', 'the server'),
    city_id: number('The city, by its number.', 'the server'),
    experience_years: number('Whole years of experience.', 'the server'),
    employment: oneOf<EmploymentKind>('The kind of employment.', 'the server'),
    is_current: flag('Whether it is what they earn now.', 'the server'),
    currency: oneOf<Currency>('The currency.', 'the server').generated(),
    fixed: number('What is fixed of it, in a year.', 'the server'),
    variable: number('What depends on how the year went.', 'the server').generated(),
    stock_type: oneOf<StockKind>('The kind of stock that comes with it.', 'the server').orNull(),
    vesting_period: number('Over how many years that vests.', 'the server').orNull(),
    stock: number('The whole grant of it.', 'the server').generated(),
    told_year: number('The year of which the check-in tells.', 'the server').orNull(),
    told_due_at: moment('The hour from which on the check-in counts, drawn at random; nothing once it does.', 'the server').orNull(),
    variable_promised: number('The variable pay that was promised for it.', 'the server').orNull(),
    variable_paid: number('What of that was paid.', 'the server').orNull(),
    hike_announced: number('The hike as it was announced, in percent.', 'the server').orNull(),
    hike_received: number('The hike as it came, in percent.', 'the server').orNull(),
    months_since_revision: number('Months since pay was last revised.', 'the server').orNull(),
    yearly_stock: number('What of it counts as pay of a year.', 'the server').computed(),
    band: number('The years of experience that it is compared within, counted from the first band.', 'the server').computed(),
    bin: number('The half percent in which the whole pay of a year lies.', 'the server').computed(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    salary: typeof salary;
  }
}
