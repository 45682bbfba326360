import { paise, rupees, times, type Paise } from '../calculators/exact.ts';
import { inForceOn, type InForce } from '../calculators/rule-table.ts';
import { usualDay } from '../calculators/usual-year.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';
import { serviceOf } from '../gratuity/gratuity-months.ts';
import { monthlyPayOn, payOfDays, usualDivisor } from './daily-pay.ts';
import { leaveTaxLimit, type LeaveTaxLimits } from './leaving-pay-rules.ts';
import type { Citation, Line } from '../calculators/answer-types.ts';
import type { LeaveEncashmentInput, LeaveEncashmentOutput } from './leave-encashment-types.ts';

export function leaveEncashment(input: LeaveEncashmentInput): LeaveEncashmentOutput {
  const { leaveDays, payOn = 'basic', divisor = usualDivisor } = input;
  const monthly = monthlyPayOn(payOn, input);
  const received = input.received === undefined ? payOfDays(monthly, leaveDays, divisor) : paise(input.received);
  const rule = inForceOn(leaveTaxLimit, input.leftOn ?? usualDay);
  const because = basisOf(input);
  const average = paise(input.averageMonthlySalary ?? input.monthlyBasic ?? rupees(monthly));
  const counted = because === 'limits' ? countedLimits(input, received, average, rule) : null;
  const exempt = counted ? Math.min(...Object.values(counted.limits)) : because === 'during-service' ? 0 : received;
  const lines = [
    line('leave-received', rupees(received)),
    ...(counted ? limitLines(counted, rule.rule) : []),
    line('exempt', rupees(exempt), rule.rule),
    line('taxable', rupees(received - exempt)),
  ];
  return {
    leaveDays,
    monthlyPay: rupees(monthly),
    dailyPay: rupees(payOfDays(monthly, 1, divisor)),
    received: rupees(received),
    averageMonthlySalary: rupees(average),
    completedYears: counted?.years ?? null,
    daysCounted: counted?.days ?? null,
    lifetimeLimit: rule.value.lifetime,
    limits: counted && {
      received: rupees(received),
      tenMonths: rupees(counted.limits.tenMonths),
      unusedLeave: rupees(counted.limits.unusedLeave),
      lifetime: rupees(counted.limits.lifetime),
    },
    because,
    exempt: rupees(exempt),
    taxable: rupees(received - exempt),
    lines,
    warnings: [
      ...(counted?.years === 0 && received > 0 ? [{ id: 'leave-under-one-year', rule: rule.rule }] : []),
      ...(received > 0 ? ruleWarnings(lines, input.today) : []),
    ],
  };
}

const limitLines = ({ limits }: CountedLimits, rule: Citation): Line[] => [
  line('ten-months', rupees(limits.tenMonths), rule),
  line('unused-leave', rupees(limits.unusedLeave), rule),
  line('lifetime', rupees(limits.lifetime), rule),
];

function basisOf({ duringService, employer, reason }: LeaveEncashmentInput): LeaveEncashmentOutput['because'] {
  if (duringService) return 'during-service';
  if (employer === 'government') return 'government';
  return reason === 'death' ? 'death' : 'limits';
}

interface CountedLimits {
  readonly years: number;
  readonly days: number;
  readonly limits: { readonly received: Paise; readonly tenMonths: Paise; readonly unusedLeave: Paise; readonly lifetime: Paise };
}

function countedLimits(input: LeaveEncashmentInput, received: Paise, average: Paise, { value }: InForce<LeaveTaxLimits>): CountedLimits {
  const { years } = serviceOf(input);
  const days = Math.min(input.leaveDays, years * value.daysOfYear);
  return {
    years,
    days,
    limits: {
      received,
      tenMonths: times(average, value.months, 1, 'half-up'),
      unusedLeave: payOfDays(average, days, value.ofDays),
      lifetime: Math.max(0, paise(value.lifetime) - paise(input.exemptBefore ?? 0)),
    },
  };
}
