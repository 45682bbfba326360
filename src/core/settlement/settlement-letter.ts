import { paise, rupees, times, type Paise } from '../calculators/exact.ts';
import { inForceOn } from '../calculators/rule-table.ts';
import { line } from '../calculators/warnings.ts';
import { wageClaim, dismissalDispute } from './deadline-rules.ts';
import { finalSettlement } from './final-settlement.ts';
import { letterLaws } from './letter-laws.ts';
import { sumsOwed, sumsTakenOff } from './letter-sums.ts';
import { daysAfter, monthsAfter } from './working-days.ts';
import type { Line, Warning } from '../calculators/answer-types.ts';
import type { FinalSettlementInput, FinalSettlementOutput } from './final-settlement-types.ts';
import type { SettlementLetterInput, SettlementLetterOutput } from './settlement-letter-types.ts';

const usualReplyDays = 15;

export function settlementLetter(input: SettlementLetterInput): SettlementLetterOutput {
  const { kind, letterOn, notifiedOn = null, replyWithinDays = usualReplyDays } = input;
  const isMadeToLeave = kind === 'not-resigned';
  const asked = askedOf(input);
  const settlement = finalSettlement(asked);
  const { dates, net } = settlement;
  const { lastDay } = asked;
  const received = paise(input.received ?? 0);
  const outstanding = Math.max(0, paise(net) - received);
  const interest = dates.gratuityInterest ?? 0;
  const claim = inForceOn(wageClaim, lastDay);
  const isLate = outstanding > 0 && (dates.wagesDaysLate ?? 0) > 0;
  return {
    kind,
    letterOn,
    replyBy: daysAfter(letterOn, replyWithinDays),
    lastDay,
    notifiedOn,
    owed: sumsOwed(settlement),
    takenOff: sumsTakenOff(settlement),
    net,
    received: rupees(received),
    outstanding: rupees(outstanding),
    gratuityInterest: interest,
    claimed: rupees(outstanding + paise(interest)),
    isLate,
    wagesDueOn: dates.wagesDueOn,
    wagesDaysLate: dates.wagesDaysLate,
    gratuityDueOn: dates.gratuityDueOn,
    gratuityDaysLate: dates.gratuityDaysLate,
    claimUntil: monthsAfter(dates.wagesDueOn ?? lastDay, claim.value.months),
    mostCompensation: rupees(times(outstanding, claim.value.mostTimes, 1, 'half-up')),
    ...(isMadeToLeave ? madeToLeave(asked, settlement) : { disputeUntil: null, noticeDaysOwed: null, beyondResignation: null }),
    reskillingFund: settlement.retrenchment?.reskillingFund ?? 0,
    reskillingFundDueOn: dates.reskillingFundDueOn,
    laws: letterLaws(lastDay, isMadeToLeave, settlement),
    settlement,
    lines: [...settlement.lines, ...claimLines(received, outstanding, interest)],
    warnings: [...letterWarnings(kind, isLate, outstanding), ...settlement.warnings],
  };
}

type MadeToLeave = Pick<SettlementLetterOutput, 'disputeUntil' | 'noticeDaysOwed' | 'beyondResignation'>;

function madeToLeave(asked: FinalSettlementInput, { net, notice }: FinalSettlementOutput): MadeToLeave {
  const resigned = finalSettlement({ ...asked, reason: 'left', noticeDays: 0 });
  return {
    disputeUntil: monthsAfter(asked.lastDay, inForceOn(dismissalDispute, asked.lastDay).value),
    noticeDaysOwed: notice.shortDays,
    beyondResignation: rupees(paise(net) - paise(resigned.net)),
  };
}

const claimLines = (received: Paise, outstanding: Paise, interest: number): Line[] => [
  line('received-so-far', rupees(received)),
  line('outstanding', rupees(outstanding)),
  line('gratuity-interest', interest),
  line('claimed', rupees(outstanding + paise(interest))),
];

/** Counts someone who was made to leave as retrenched, and lateness up to the letter. */
function askedOf({ kind, settlement, letterOn }: SettlementLetterInput): FinalSettlementInput {
  const { reason = 'left' } = settlement;
  return { ...settlement, today: letterOn, reason: kind === 'not-resigned' && reason === 'left' ? 'retrenched' : reason };
}

function letterWarnings(kind: SettlementLetterInput['kind'], isLate: boolean, outstanding: number): Warning[] {
  if (kind !== 'late') return [];
  if (outstanding === 0) return [{ id: 'nothing-outstanding' }];
  return isLate ? [] : [{ id: 'not-late-yet' }];
}
