import type { State } from '../calculators/states.ts';
import type { RuleRow, RuleTable } from '../calculators/rule-table.ts';

/** Fixed amounts in some months, or a monthly share of wages up to a limit. */
export type WelfareFund =
  | { readonly months: readonly number[]; readonly employee: number; readonly employer: number }
  | { readonly months: readonly number[]; readonly rate: number; readonly most: number; readonly employerTimes: number };

const review = '2027-01-31';
const from = '2024-04-01';
const list = 'frappe/india-payroll lwf.py, as of May 2026';
const everyMonth = [4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3];
const halfYearly = [6, 12];
const yearly = [12];

const fund = (
  state: State,
  months: readonly number[],
  employee: number,
  employer: number,
  more: Partial<RuleRow<WelfareFund>> = {},
): RuleTable<WelfareFund> => ({
  rule: `labour-welfare-fund-${state}`,
  review,
  rows: [{ from, to: null, source: list, status: 'single source', value: { months, employee, employer }, ...more }],
});

const haryana = (most: number): WelfareFund => ({ months: everyMonth, rate: 20, most, employerTimes: 2 });

export const welfareFunds: Readonly<Partial<Record<State, RuleTable<WelfareFund>>>> = {
  'andhra-pradesh': fund('andhra-pradesh', yearly, 30, 70),
  karnataka: {
    rule: 'labour-welfare-fund-karnataka',
    review,
    rows: [
      {
        from,
        to: '2024-12-31',
        source: 'Karnataka Labour Welfare Fund Act 1965, before the amendment; lexplosion.in, legalitysimplified.com',
        status: 'settled',
        value: { months: yearly, employee: 20, employer: 40 },
      },
      {
        from: '2025-01-01',
        to: null,
        source: 'Karnataka Labour Welfare Fund (Amendment) Acts 2024 and 2025; ksandk.com, karmamgmt.com',
        status: 'settled',
        value: { months: yearly, employee: 50, employer: 100 },
      },
    ],
  },
  'tamil-nadu': fund('tamil-nadu', yearly, 20, 40),
  telangana: fund('telangana', yearly, 2, 5),
  chhattisgarh: fund('chhattisgarh', halfYearly, 15, 45),
  delhi: fund('delhi', halfYearly, 0.75, 2.25),
  goa: fund('goa', halfYearly, 60, 180),
  gujarat: fund('gujarat', halfYearly, 6, 12),
  'madhya-pradesh': fund('madhya-pradesh', halfYearly, 10, 30),
  maharashtra: fund('maharashtra', halfYearly, 25, 75),
  odisha: fund('odisha', halfYearly, 20, 40, { status: 'open', open: 'odisha-welfare-fund', source: list }),
  'west-bengal': fund('west-bengal', halfYearly, 3, 30, { status: 'settled', source: `${list}; praansconsultech.com` }),
  haryana: {
    rule: 'labour-welfare-fund-haryana',
    review: '2026-12-31',
    rows: [
      {
        from,
        to: '2024-12-31',
        source: 'Punjab Labour Welfare Fund Act 1965, s.9A, as in Haryana; lexplosion.in, greythr.com',
        status: 'settled',
        value: haryana(31),
      },
      { from: '2025-01-01', to: '2025-12-31', source: 'Notification of 7 March 2025; guptaconsultants.com, ksandk.com', status: 'settled', value: haryana(34) },
      {
        from: '2026-01-01',
        to: '2026-12-31',
        source: 'Limit from 1 January 2026; lexplosion.in, guptaconsultants.com, sgcms.com',
        status: 'settled',
        value: haryana(35),
      },
      {
        from: '2027-01-01',
        to: null,
        source: 'lexplosion.in, guptaconsultants.com, sgcms.com',
        status: 'open',
        open: 'haryana-welfare-fund-2027',
        value: haryana(35),
      },
    ],
  },
  kerala: fund('kerala', everyMonth, 50, 50),
  punjab: fund('punjab', everyMonth, 5, 20),
  chandigarh: fund('chandigarh', everyMonth, 5, 20),
};
