import { fewestContributors } from '#core/crowds/fewest.ts';
import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import type { MadeReceived } from '#core/salaries/check-in.ts';
import type { Currency } from '#core/salaries/salary.ts';
import { companyId, flag, json, number, oneOf, text } from '../database/column.ts';
import { table } from '../database/table.ts';
import type { SalaryFigures } from '#core/salaries/salary-figures.ts';

const kept = {
  for: 'always',
  because: `It stays until ${fewestContributors} more salaries can be counted, and says nothing about any one person.`,
} as const;

const designationId = number('The designation; 0 for all.', 'everyone').generated();
const cityId = number('The city; 0 for all.', 'everyone').generated();
const band = number('The years of experience, counted from the first band; 0 for all.', 'everyone').generated();
const employment = oneOf<EmploymentKind | ''>('The kind of employment; empty for all.', 'everyone').generated();
const currency = oneOf<Currency>('The currency.', 'everyone').generated();

const figures = {
  counted: number('From how many salaries they were made.', 'the server').figure('crowd'),
  people: number('At least how many people they are from, in steps; 0 while they may not be shown.', 'everyone').figure('crowd'),
  median: number('The median, rounded as it is shown, by which lists are ordered.', 'everyone').figure('crowd'),
  figures: json<SalaryFigures>('The figures as they are shown.', 'everyone', 'product').figure('crowd'),
};

export const paySlice = table('pay_slice', {
  purpose: `What a company pays: figures of at least ${fewestContributors} people each.`,
  kept,
  spread: 'by company',
  columns: {
    company_id: companyId,
    designation_id: designationId,
    city_id: cityId,
    band,
    employment,
    currency,
    department_id: number('The department of the designation; 0 for all.', 'everyone').generated(),
    ...figures,
  },
});

export const marketPay = table('market_pay', {
  purpose: `What a job pays at all companies: figures of at least ${fewestContributors} people each.`,
  kept,
  spread: 'everywhere',
  columns: {
    department_id: number('The department of the designation.', 'everyone'),
    designation_id: designationId,
    city_id: cityId,
    city_class: oneOf<'metro' | 'other' | ''>('The kind of city; empty for all.', 'everyone').generated(),
    band,
    employment,
    currency,
    ...figures,
  },
});

export const countedPay = table('counted_pay', {
  purpose: 'Which figures of pay count a salary, so that each is made again only from enough salaries that are new to it.',
  kept: { for: 'always', because: 'It is deleted with the salary.' },
  spread: 'by company',
  columns: {
    company_id: text('The company.', 'the server', 'random name'),
    salary_id: text('The salary.', 'the server', 'random name'),
    counted: number('The kinds of figures that count it as it is now, a bit each.', 'the server'),
    is_new: flag('Whether it is as it was when it was first counted. One that was changed is new to no figure.', 'the server').generated(),
  },
});

export const receivedPay = table('received_pay', {
  purpose: `What people were paid of what a company promised: medians of at least ${fewestContributors} people each.`,
  kept,
  spread: 'by company',
  columns: {
    company_id: companyId,
    figures: json<MadeReceived>('The figures as they were last made, each with how many people they are from.', 'the server', 'product').figure('crowd'),
  },
});

const untilMade = { for: 'always', because: 'Each row is deleted as soon as the figures are made. It says nothing about any person.' } as const;

export const stalePay = table('stale_pay', {
  purpose: 'Jobs of companies whose figures of pay are to be made again. A row lives for seconds.',
  kept: untilMade,
  spread: 'by company',
  columns: {
    company_id: text('The company.', 'the server', 'random name'),
    designation_id: number('The designation.', 'the server'),
  },
});

export const staleMarketPay = table('stale_market_pay', {
  purpose: 'Jobs whose figures of pay at all companies are to be made again. A row lives for minutes.',
  kept: untilMade,
  columns: { designation_id: number('The designation.', 'the server') },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    counted_pay: typeof countedPay;
    market_pay: typeof marketPay;
    pay_slice: typeof paySlice;
    received_pay: typeof receivedPay;
    stale_market_pay: typeof staleMarketPay;
    stale_pay: typeof stalePay;
  }
}
