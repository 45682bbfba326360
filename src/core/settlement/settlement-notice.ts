import { rupees } from '../calculators/exact.ts';
import { inForceOn } from '../calculators/rule-table.ts';
import { hasNotice, isEndedByEmployer } from './leaving-reason.ts';
import { retrenchmentRule } from './leaving-pay-rules.ts';
import { noticeRecovery } from './notice-recovery.ts';
import type { SettlementSetting } from './settlement-setting.ts';
import type { NoticeRecoveryOutput } from './notice-recovery-types.ts';

/** Takes the month of notice of the law where a retrenchment names no other. */
export function settlementNotice({ input, basic, gross, year }: SettlementSetting): NoticeRecoveryOutput {
  const { reason = 'left', lastDay, resignedOn, daysServed, noticeDivisor, today } = input;
  const byLaw = reason === 'retrenched' && (input.worker ?? true) ? inForceOn(retrenchmentRule, lastDay).value.noticeDays : 0;
  return noticeRecovery({
    noticeDays: hasNotice(reason) ? (input.noticeDays ?? byLaw) : 0,
    daysWaived: input.daysWaived ?? 0,
    leaveSetOff: Math.min(input.leaveSetOff ?? 0, input.leaveDays ?? input.leaveSetOff ?? 0),
    boughtOut: input.boughtOut ?? 0,
    payOn: input.noticePayOn ?? 'gross',
    endedBy: isEndedByEmployer(reason) ? 'employer' : 'employee',
    monthlyBasic: rupees(basic),
    monthlyGross: rupees(gross),
    financialYear: year,
    lastDay,
    ...(input.lowersTaxable !== undefined && { lowersTaxable: input.lowersTaxable }),
    ...(resignedOn !== undefined && { resignedOn }),
    ...(daysServed !== undefined && { daysServed }),
    ...(noticeDivisor !== undefined && { divisor: noticeDivisor }),
    ...(today !== undefined && { today }),
  });
}
