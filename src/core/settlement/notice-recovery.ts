import { paise, rupees, type Paise } from '../calculators/exact.ts';
import { inForceOn } from '../calculators/rule-table.ts';
import { refused } from '../calculators/refusal.ts';
import { usualDay, usualYear } from '../calculators/usual-year.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';
import { taxScale, taxSteps } from '../income-tax/tax-scale.ts';
import { monthlyPayOn, payOfDays, usualDivisor } from './daily-pay.ts';
import { noticeTax } from './leaving-pay-rules.ts';
import { daysFrom } from './working-days.ts';
import type { Notice, NoticeRecoveryInput, NoticeRecoveryOutput, RecoveryTax } from './notice-recovery-types.ts';

export function noticeRecovery(input: NoticeRecoveryInput): NoticeRecoveryOutput {
  const { noticeDays, daysWaived = 0, payOn = 'gross', divisor = usualDivisor, endedBy = 'employee' } = input;
  const rule = inForceOn(noticeTax, input.lastDay ?? usualDay);
  const lowersTaxable = input.lowersTaxable ?? rule.value.lowersTaxable;
  const daysServed = servedDays(input);
  const unserved = Math.max(0, noticeDays - daysServed - daysWaived);
  const leaveSetOff = Math.min(input.leaveSetOff ?? 0, unserved);
  const shortDays = unserved - leaveSetOff;
  const monthly = monthlyPayOn(payOn, input);
  const owed = payOfDays(monthly, shortDays, divisor);
  const [recovery, payInLieu] = endedBy === 'employee' ? [owed, 0] : [0, owed];
  const boughtOut = Math.min(paise(input.boughtOut ?? 0), recovery);
  const tax = taxBothWays(input, recovery, payInLieu, lowersTaxable);
  const lines = [
    line('short-days', shortDays),
    line('recovery', rupees(recovery), recovery > 0 ? rule.rule : undefined),
    line('pay-in-lieu', rupees(payInLieu)),
    line('bought-out', rupees(boughtOut)),
    ...(tax ? [line('tax-on-full-salary', tax.full), line('tax-on-lowered-salary', tax.lowered, rule.rule)] : []),
  ];
  return {
    noticeDays,
    daysServed,
    daysWaived,
    leaveSetOff,
    shortDays,
    monthlyPay: rupees(monthly),
    dailyPay: rupees(payOfDays(monthly, 1, divisor)),
    recovery: rupees(recovery),
    payInLieu: rupees(payInLieu),
    boughtOut: rupees(boughtOut),
    borneByEmployee: rupees(recovery - boughtOut),
    lowersTaxable,
    tax,
    lines,
    warnings: [
      ...(boughtOut > 0 ? [{ id: 'bought-out-is-salary', amount: rupees(boughtOut) }] : []),
      ...(payInLieu > 0 ? [{ id: 'pay-in-lieu-is-taxable', amount: rupees(payInLieu) }] : []),
      ...ruleWarnings(lines, input.today),
    ],
  };
}

/** Leaves out the day on which the notice was given. */
function servedDays({ daysServed, resignedOn, lastDay }: Notice): number {
  if (daysServed !== undefined) return daysServed;
  if (resignedOn === undefined || lastDay === undefined) return 0;
  if (lastDay < resignedOn) throw refused('order', 'lastDay', 'The last day is before the day of the notice.');
  return daysFrom(resignedOn, lastDay);
}

function taxBothWays(
  { taxableIncome, financialYear = usualYear, regime = 'new' }: NoticeRecoveryInput,
  recovery: Paise,
  payInLieu: Paise,
  lowersTaxable: boolean,
): RecoveryTax | null {
  if (taxableIncome === undefined) return null;
  const scale = taxScale(financialYear, regime, {});
  const income = paise(taxableIncome) + payInLieu;
  const full = taxSteps(income, scale).payable;
  const lowered = taxSteps(Math.max(0, income - recovery), scale).payable;
  return { full, lowered, saving: full - lowered, used: lowersTaxable ? lowered : full };
}
