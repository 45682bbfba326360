// Every calculator by its name, with the shapes of its question and answer, and an example.
import { amountIn } from '#core/calculators/amount-in.ts';
import { arrearsRelief } from '#core/arrears/arrears-relief.ts';
import { codeWages } from '#core/statutory/code-wages.ts';
import { compareOffers } from '#core/compare-offers/compare-offers.ts';
import { finalSettlement } from '#core/settlement/final-settlement.ts';
import { leaveEncashment } from '#core/settlement/leave-encashment.ts';
import { noticeRecovery } from '#core/settlement/notice-recovery.ts';
import { retrenchmentPay } from '#core/settlement/retrenchment-pay.ts';
import { settlementDates } from '#core/settlement/settlement-dates.ts';
import { settlementLetter } from '#core/settlement/settlement-letter.ts';
import { statutoryBonus } from '#core/settlement/statutory-bonus.ts';
import { esopDeferral } from '#core/stock/esop-deferral.ts';
import { esopExercise } from '#core/stock/esop-exercise.ts';
import { esi } from '#core/statutory/esi.ts';
import { gratuityTax } from '#core/gratuity/gratuity-tax.ts';
import { gratuity } from '#core/gratuity/gratuity.ts';
import { hikeArrears } from '#core/arrears/hike-arrears.ts';
import { hike } from '#core/hike/hike.ts';
import { hraExemption } from '#core/hra/hra-exemption.ts';
import { incomeTax } from '#core/income-tax/income-tax.ts';
import { inHandToCtc } from '#core/in-hand/in-hand-to-ctc.ts';
import { labourWelfareFund } from '#core/statutory/labour-welfare-fund.ts';
import { paidFairly } from '#core/paid-fairly/paid-fairly.ts';
import { payCurve } from '#core/take-home/pay-curve.ts';
import { pfNewlyCovered } from '#core/statutory/newly-covered.ts';
import { professionalTax } from '#core/statutory/professional-tax.ts';
import { providentFund } from '#core/statutory/provident-fund.ts';
import { realHike, realTerms } from '#core/real-terms/real-terms.ts';
import type { FinalSettlementInput } from '#core/settlement/final-settlement-types.ts';
import type { AmountInInput } from '#core/calculators/amount-types.ts';
import { shareSale } from '#core/stock/share-sale.ts';
import { stockSchedule } from '#core/stock/stock-schedule.ts';
import { takeHome } from '#core/take-home/take-home.ts';
import { tdsRemaining } from '#core/tds/tds-remaining.ts';
import { yearChanges } from '#core/take-home/year-changes.ts';

/** Calculator as the command knows it. Its input was already checked against its shape. */
export interface Calculator {
  readonly answer: (input: never) => unknown;
  readonly input: string;
  readonly output: string | undefined;
  readonly example: object;
}

const calculator = <Input>(answer: (input: Input) => unknown, name: string, example: Input & object): Calculator => ({
  answer,
  input: `${name}Input`,
  output: `${name}Output`,
  example,
});

const lakhs = (...amounts: readonly number[]): number[] => amounts.map((amount) => amount * 100_000);

const leavingJob: FinalSettlementInput = {
  lastDay: '2026-10-14',
  state: 'karnataka',
  monthlyGross: 250_000,
  monthlyBasic: 125_000,
  years: 6,
  months: 8,
  leaveDays: 30,
  paidSoFar: 1_500_000,
  tdsSoFar: 90_000,
  noticeDays: 60,
  daysServed: 30,
};

export const calculators: Readonly<Record<string, Calculator>> = {
  takeHome: calculator(takeHome, 'TakeHome', { annualCtc: 1_800_000, state: 'maharashtra', financialYear: '2026-27' }),
  incomeTax: calculator(incomeTax, 'IncomeTax', { taxableIncome: 1_240_000, regime: 'new', financialYear: '2026-27' }),
  providentFund: calculator(providentFund, 'ProvidentFund', { monthlyWages: 40_000, choice: 'actual' }),
  pfNewlyCovered: calculator(pfNewlyCovered, 'PfNewlyCovered', { monthlyWages: 20_000 }),
  esi: calculator(esi, 'Esi', { monthlyWages: 20_500, month: '2026-06' }),
  professionalTax: calculator(professionalTax, 'ProfessionalTax', { state: 'karnataka', monthlyGross: 50_000 }),
  labourWelfareFund: calculator(labourWelfareFund, 'LabourWelfareFund', { state: 'maharashtra', financialYear: '2026-27' }),
  codeWages: calculator(codeWages, 'CodeWages', { remuneration: 60_000, hra: 30_000, conveyance: 10_000 }),
  gratuity: calculator(gratuity, 'Gratuity', { monthlyWages: 64_000, years: 9, months: 8 }),
  gratuityTax: calculator(gratuityTax, 'GratuityTax', { received: 2_500_000, monthlyWages: 120_000, years: 30 }),
  leaveEncashment: calculator(leaveEncashment, 'LeaveEncashment', { leaveDays: 45, payOn: 'gross', monthlyGross: 120_000, monthlyBasic: 60_000, years: 6 }),
  noticeRecovery: calculator(noticeRecovery, 'NoticeRecovery', { noticeDays: 90, daysServed: 30, monthlyGross: 150_000 }),
  statutoryBonus: calculator(statutoryBonus, 'StatutoryBonus', { monthlyWages: 18_000, minimumWage: 12_500 }),
  retrenchmentPay: calculator(retrenchmentPay, 'RetrenchmentPay', { averageMonthlyWages: 40_000, years: 6, months: 8 }),
  settlementDates: calculator(settlementDates, 'SettlementDates', { lastDay: '2026-10-30' }),
  finalSettlement: calculator(finalSettlement, 'FinalSettlement', leavingJob),
  settlementLetter: calculator(settlementLetter, 'SettlementLetter', { kind: 'late', letterOn: '2026-12-20', settlement: leavingJob }),
  hraExemption: calculator(hraExemption, 'HraExemption', {
    periods: [{ monthlyBasic: 45_000, monthlyHra: 20_000, monthlyRent: 19_000, city: 'chennai' }],
  }),
  hike: calculator(hike, 'Hike', { oldAnnual: 1_200_000, percent: 12.5 }),
  hikeArrears: calculator(hikeArrears, 'HikeArrears', { oldMonthly: 200_000, newMonthly: 230_000, raiseFrom: '2026-07-01', firstPaidIn: '2026-12' }),
  arrearsRelief: calculator(arrearsRelief, 'ArrearsRelief', {
    taxableIncome: 2_600_000,
    earlier: [{ financialYear: '2025-26', taxableIncome: 1_700_000, arrears: 200_000 }],
  }),
  realTerms: calculator(realTerms, 'RealTerms', { amount: 1_200_000, earned: '2024-04', reported: '2025-04' }),
  realHike: calculator(realHike, 'RealHike', { oldAnnual: 1_200_000, newAnnual: 1_296_000, before: '2024-04', after: '2025-04' }),
  compareOffers: calculator(compareOffers, 'CompareOffers', {
    offers: [
      { name: 'A', annualFixed: 2_000_000, annualVariable: 300_000, variablePayoutPercent: 80 },
      { name: 'B', annualFixed: 1_800_000, stock: { type: 'rsus', grant: 1_600_000, vestingYears: 4 } },
    ],
  }),
  esopExercise: calculator(esopExercise, 'EsopExercise', {
    type: 'rsus',
    shares: 100,
    fairValue: 12_000,
    otherTaxableIncome: 2_400_000,
    financialYear: '2026-27',
  }),
  shareSale: calculator(shareSale, 'ShareSale', {
    shares: 1_000,
    salePrice: 800,
    fairValue: 500,
    allottedOn: '2025-05-12',
    soldOn: '2026-08-20',
    otherTaxableIncome: 2_000_000,
  }),
  esopDeferral: calculator(esopDeferral, 'EsopDeferral', { allottedOn: '2026-09-15', leftOn: '2028-06-20' }),
  stockSchedule: calculator(stockSchedule, 'StockSchedule', {
    shares: 4_800,
    grantedOn: '2026-10-01',
    vestingYears: 4,
    vestsEvery: 'quarter',
    lowPrice: 200,
    highPrice: 500,
    market: 'unlisted',
    otherTaxableIncome: 2_000_000,
  }),
  paidFairly: calculator(paidFairly, 'PaidFairly', {
    you: { role: 'Software Engineer', experienceYears: 4, city: 'Pune', amount: 1_100_000 },
    cells: [
      { level: 1, amounts: lakhs(6, 7, 8, 10, 10, 12, 13, 14) },
      { level: 3, amounts: lakhs(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20) },
    ],
  }),
  tdsRemaining: calculator(tdsRemaining, 'TdsRemaining', {
    joinedOn: '2026-08-01',
    monthlyGross: 150_000,
    previousGross: 480_000,
    previousTds: 24_000,
  }),
  yearChanges: calculator(yearChanges, 'YearChanges', { takeHome: { annualCtc: 1_200_000, state: 'karnataka' }, before: '2024-25', after: '2025-26' }),
  payCurve: calculator(payCurve, 'PayCurve', { takeHome: { annualCtc: 1_300_000 }, upTo: 200_000, points: 20 }),
  inHandToCtc: calculator(inHandToCtc, 'InHandToCtc', { monthlyInHand: 131_000, state: 'karnataka', financialYear: '2026-27' }),
  amountIn: {
    ...calculator(({ text, ...field }: AmountInInput) => amountIn(text, field), 'AmountIn', { text: '7 lakh 45 thousand', yearly: true }),
    output: undefined,
  },
};
