import { companyFieldsProblem, emptyCompany, fieldsOfCompany, type CompanyFields } from '../contributions/company-fields.ts';
import { employments } from '../careers/employment-kind.ts';
import { payPerNamed, type PayPer } from '../calculators/pay-periods.ts';
import { notedPay, payIn, payProblemOf, type PayReading, type PayUnclear } from './pay-in.ts';
import { currencies, mostExperienceYears, stockTypes, vestingPeriods, type Currency } from './salary.ts';
import { typedPay } from './typed-pay.ts';
import { salaryProblems, type OwnSalary, type SalaryDraft, type SalaryProblems, type StockDetail } from './salary-draft.ts';

export const payFields = ['fixed', 'variable', 'stock'] as const;
export type PayField = (typeof payFields)[number];

export const salarySteps = {
  job: ['company', 'designation', 'city', 'experience'],
  pay: [...payFields, 'slip'],
  send: [],
} as const satisfies Record<string, readonly (keyof SalaryFormProblems)[]>;

export type SalaryStep = keyof typeof salarySteps;

export interface SalaryFields extends CompanyFields, Readonly<Record<PayField, string>>, Readonly<Record<string, string>> {
  readonly designationId: string;
  readonly designation: string;
  readonly department: string;
  readonly cityId: string;
  readonly city: string;
  readonly experience: string;
  readonly employment: string;
  readonly works: string;
  readonly currency: string;
  readonly per: string;
  readonly stockType: string;
  readonly vesting: string;
}

export const emptySalary: SalaryFields = {
  ...emptyCompany,
  designationId: '',
  designation: '',
  department: '',
  cityId: '',
  city: '',
  experience: '',
  employment: 'full-time',
  works: 'now',
  currency: 'INR',
  per: '',
  fixed: '',
  variable: '',
  stockType: '',
  vesting: '',
  stock: '',
};

export type PayProblem = 'missing' | PayUnclear;

/** Problems by field, with `slip` for an amount to ask back about (F-03). */
export interface SalaryFormProblems extends Omit<SalaryProblems, PayField>, Readonly<Partial<Record<PayField, PayProblem>>> {
  readonly slip?: 'asked';
}

export const currencyOf = ({ currency }: Pick<SalaryFields, 'currency'>): Currency => currencies.find((known) => known === currency) ?? 'INR';

/** Default period of a field, always a year for bonus and stock. */
const perOf = ({ per }: SalaryFields, field: PayField): PayPer => (field === 'fixed' && payPerNamed(per)) || 'year';

export const payReading = (fields: SalaryFields, field: PayField): PayReading => payIn(fields[field], currencyOf(fields), perOf(fields, field));

export function payOf(fields: SalaryFields, field: PayField): number {
  const reading = payReading(fields, field);
  return reading.kind === 'amount' ? reading.amount : 0;
}

/** Adds amounts that cannot be understood to the server's rule. */
export function salaryFormProblems(fields: SalaryFields): SalaryFormProblems {
  const said = { ...saidIn(fields), fixed: payOf(fields, 'fixed'), variable: payOf(fields, 'variable'), stock: stockIn(fields) };
  const asked = fields.stockType === '' ? (['fixed', 'variable'] as const) : payFields;
  const unclear = asked.flatMap((field) => {
    const problem = payProblemOf(payReading(fields, field));
    return problem ? [[field, problem] as const] : [];
  });
  return { ...salaryProblems(said), ...Object.fromEntries(unclear) };
}

const saidIn = (fields: SalaryFields) => ({
  company: companyFieldsProblem(fields).company ? null : true,
  designationId: Number(fields.designationId) || null,
  cityId: Number(fields.cityId) || null,
  experienceYears: fields.experience === '' ? null : Math.min(Number(fields.experience), mostExperienceYears),
});

function stockIn(fields: SalaryFields): StockDetail | null {
  const stockType = stockTypes.find((known) => known === fields.stockType);
  if (!stockType) return null;
  return { stockType, vestingPeriod: vestingPeriods.find((years) => String(years) === fields.vesting) ?? null, amount: notedPay(payOf(fields, 'stock')) };
}

export function salaryOf(fields: SalaryFields): SalaryDraft {
  const { designationId, cityId, experienceYears } = saidIn(fields);
  return {
    designationId: designationId ?? 0,
    cityId: cityId ?? 0,
    experienceYears: experienceYears ?? 0,
    employment: employments.find((kind) => kind === fields.employment) ?? 'full-time',
    isCurrent: fields.works !== 'before',
    currency: currencyOf(fields),
    fixed: notedPay(payOf(fields, 'fixed')),
    variable: notedPay(payOf(fields, 'variable')),
    stock: stockIn(fields),
  };
}

export function fieldsOfSalary({ company, stock, ...own }: OwnSalary, per: PayPer = 'year'): SalaryFields {
  const shown = (amount: number): string => (amount === 0 ? '' : typedPay(amount, own.currency));
  return {
    ...fieldsOfCompany(company),
    designationId: String(own.designationId),
    designation: own.designation,
    department: own.department,
    cityId: String(own.cityId),
    city: own.city,
    experience: String(own.experienceYears),
    employment: own.employment,
    works: own.isCurrent ? 'now' : 'before',
    currency: own.currency,
    per,
    fixed: typedPay(own.fixed, own.currency, per),
    variable: shown(own.variable),
    stockType: stock?.stockType ?? '',
    vesting: stock?.vestingPeriod ? String(stock.vestingPeriod) : '',
    stock: shown(stock?.amount ?? 0),
  };
}
