import type { RuleTable } from '../calculators/rule-table.ts';

const review = '2027-01-31';
const lastOld = '2025-11-20';
const firstNew = '2025-11-21';

/** Days within which gratuity is paid. */
export const gratuityTimeLimit: RuleTable<number> = {
  rule: 'gratuity-time-limit',
  review,
  rows: [
    { from: '1972-09-16', to: lastOld, source: 'Payment of Gratuity Act 1972, s.7(3)', status: 'settled', value: 30 },
    { from: firstNew, to: null, source: 'Code on Social Security 2020, s.56(3)', status: 'settled', value: 30 },
  ],
};

/** Simple interest on late gratuity, in hundredths of a percent a year. */
export const gratuityInterest: RuleTable<{ readonly rate: number; readonly daysOfYear: number }> = {
  rule: 'gratuity-interest',
  review,
  rows: [
    {
      from: '1987-10-01',
      to: lastOld,
      source: 'Payment of Gratuity Act 1972, s.7(3A); S.O. 874(E) of 1 October 1987; railwayrule.com, hrkatha.com',
      status: 'settled',
      value: { rate: 1_000, daysOfYear: 365 },
    },
    {
      from: firstNew,
      to: null,
      source: 'Code on Social Security 2020, s.56(4); rate of 1 October 1987',
      status: 'open',
      open: 'gratuity-interest',
      value: { rate: 1_000, daysOfYear: 365 },
    },
  ],
};

/** Claim of unpaid wages before the authority. */
export const wageClaim: RuleTable<{ readonly months: number; readonly mostTimes: number }> = {
  rule: 'wage-claim',
  review,
  rows: [
    { from: '1937-03-28', to: lastOld, source: 'Payment of Wages Act 1936, s.15', status: 'single source', value: { months: 12, mostTimes: 10 } },
    {
      from: firstNew,
      to: null,
      source: 'Code on Wages 2019, s.45; taxtmi.com, righttoinformation.wiki',
      status: 'settled',
      value: { months: 36, mostTimes: 10 },
    },
  ],
};

/** Months in which a worker may contest the end of a job. */
export const dismissalDispute: RuleTable<number> = {
  rule: 'dismissal-dispute',
  review,
  rows: [
    { from: '2010-09-15', to: lastOld, source: 'Industrial Disputes Act 1947, s.2A(3)', status: 'settled', value: 36 },
    { from: firstNew, to: null, source: 'Industrial Relations Code 2020, s.53(1), proviso', status: 'single source', value: 24 },
  ],
};
