import { paise, rupees } from '../calculators/exact.ts';
import type { Line } from '../calculators/answer-types.ts';
import type { Regime } from '../calculators/person-types.ts';
import type { YearChange, YearChangesInput, YearChangesOutput } from './take-home-view-types.ts';
import { takeHome } from './take-home.ts';

export function yearChanges(input: YearChangesInput): YearChangesOutput {
  const today = input.today === undefined ? {} : { today: input.today };
  const before = takeHome({ ...input.takeHome, ...today, financialYear: input.before });
  const after = takeHome({ ...input.takeHome, ...today, financialYear: input.after });
  return {
    before,
    after,
    difference: rupees(paise(after[after.cheaper].netYear) - paise(before[before.cheaper].netYear)),
    changes: [
      ...changesOf(before.lines, after.lines, 'both'),
      ...changesOf(before.new.lines, after.new.lines, 'new'),
      ...changesOf(before.old.lines, after.old.lines, 'old'),
    ],
    warnings: after.warnings,
  };
}

function changesOf(before: readonly Line[], after: readonly Line[], regime: Regime | 'both'): YearChange[] {
  return after.flatMap((next, at) => {
    const last = before[at]?.id === next.id ? before[at] : before.find(({ id }) => id === next.id);
    const hasOtherRow = last?.rule?.rule !== next.rule?.rule || last?.rule?.from !== next.rule?.from;
    const difference = rupees(Math.round((next.amount - (last?.amount ?? 0)) * 100));
    if (difference === 0 && !hasOtherRow) return [];
    return [
      {
        id: next.id,
        regime,
        before: last?.amount ?? 0,
        after: next.amount,
        difference,
        ...(last?.rule && { ruleBefore: last.rule }),
        ...(next.rule && { ruleAfter: next.rule }),
      },
    ];
  });
}
