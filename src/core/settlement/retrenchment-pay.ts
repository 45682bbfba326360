import { paise, rupees } from '../calculators/exact.ts';
import { inForceOn } from '../calculators/rule-table.ts';
import { usualDay } from '../calculators/usual-year.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';
import { monthsCounted, serviceOf } from '../gratuity/gratuity-months.ts';
import { formulaOn } from '../gratuity/gratuity.ts';
import { payOfDays } from './daily-pay.ts';
import { retrenchmentRule, retrenchmentTaxLimit } from './leaving-pay-rules.ts';
import type { RetrenchmentPayInput, RetrenchmentPayOutput } from './retrenchment-pay-types.ts';

export function retrenchmentPay(input: RetrenchmentPayInput): RetrenchmentPayOutput {
  const { worker = true, leftOn: day = usualDay } = input;
  const { value, rule } = inForceOn(retrenchmentRule, day);
  const limit = inForceOn(retrenchmentTaxLimit, day);
  const service = serviceOf(input);
  const ofDays = input.divisor ?? value.ofDays;
  const months = monthsCounted(service, value, 'years');
  const because = !worker ? 'not-a-worker' : service.years * 12 + service.months < value.leastMonths ? 'under-one-year' : 'due';
  const wages = paise(input.averageMonthlyWages);
  const amount = because === 'due' ? formulaOn(wages, months, { ...value, ofDays }) : 0;
  const received = input.received === undefined ? amount : paise(input.received);
  const exempt = Math.min(received, amount, paise(limit.value));
  const fund = because === 'due' ? payOfDays(wages, value.fundDays, ofDays) : 0;
  const lines = [
    line('months-counted', months, rule),
    line('retrenchment-pay', rupees(amount), rule),
    line('reskilling-fund', rupees(fund), rule),
    line('exempt', rupees(exempt), limit.rule),
    line('taxable', rupees(received - exempt)),
  ];
  return {
    eligible: because === 'due',
    because,
    yearsCounted: months / 12,
    amount: rupees(amount),
    received: rupees(received),
    taxLimit: limit.value,
    exempt: rupees(exempt),
    taxable: rupees(received - exempt),
    reskillingFund: rupees(fund),
    lines,
    warnings: [{ id: 'retrenchment-for-workers', rule }, ...ruleWarnings(lines, input.today)],
  };
}
