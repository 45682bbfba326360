import type { RuleTable } from '../calculators/rule-table.ts';

const review = '2027-01-31';

/** Default notice of a permanent worker paid monthly, absent other terms in contract or workplace orders. */
export const noticeRule: RuleTable<{ readonly workerMonths: number }> = {
  rule: 'notice-of-workers',
  review,
  rows: [
    {
      from: '1946-12-18',
      to: null,
      source: 'Industrial Employment (Standing Orders) Central Rules 1946, Schedule I, paragraph 13; comply4hr.com',
      status: 'single source',
      value: { workerMonths: 1 },
    },
  ],
};

/** Enforceability of a bond, whose breach costs only a reasonable sum whatever it names. */
export const bondRule: RuleTable<{ readonly isUpheld: boolean; readonly isReasonableOnly: boolean }> = {
  rule: 'employment-bond',
  review,
  rows: [
    {
      from: '1872-09-01',
      to: '2025-05-13',
      source: 'Indian Contract Act 1872, s.27 and s.74',
      status: 'settled',
      value: { isUpheld: false, isReasonableOnly: true },
    },
    {
      from: '2025-05-14',
      to: null,
      source: 'Indian Contract Act 1872, s.27 and s.74; Vijaya Bank v. Prashant B. Narnaware, 2025 INSC 691; lawfoyer.in, tbalaw.in',
      status: 'settled',
      value: { isUpheld: true, isReasonableOnly: true },
    },
  ],
};

/** Working days until final wages are due, and coverage of resignations. */
export const settlementRule: RuleTable<{ readonly workingDays: number; readonly coversResignation: boolean }> = {
  rule: 'final-settlement',
  review,
  rows: [
    {
      from: '1937-03-28',
      to: '2025-11-20',
      source: 'Payment of Wages Act 1936, s.5(2)',
      status: 'single source',
      value: { workingDays: 2, coversResignation: false },
    },
    {
      from: '2025-11-21',
      to: null,
      source: 'Code on Wages 2019, s.17(2)',
      status: 'settled',
      open: 'two-working-days',
      value: { workingDays: 2, coversResignation: true },
    },
  ],
};

/** Right of permanent workers to a service certificate, as no Union law knows relieving letters. */
export const serviceCertificateRule: RuleTable<{ readonly isOwedToWorkers: boolean }> = {
  rule: 'service-certificate',
  review,
  rows: [
    {
      from: '1946-12-18',
      to: null,
      source: 'Industrial Employment (Standing Orders) Central Rules 1946, Schedule I, paragraph 16; lawayz.com',
      status: 'single source',
      value: { isOwedToWorkers: true },
    },
  ],
};
