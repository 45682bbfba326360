// Changes of the law that nobody made, planted in the tables of the calculators for as long as one question is answered.
import type { IsoDate } from '#core/calculators/answer-types.ts';
import type { RuleRow, RuleTable } from '#core/calculators/rule-table.ts';

/** Source that identifies a planted row. */
export const injectedSource = 'planted';

/** Answer while a rule has another value from a day on. */
export function withRule<Value, Answered>(table: RuleTable<Value>, from: IsoDate, value: Value, ask: () => Answered): Answered {
  const rows = table.rows as RuleRow<Value>[];
  const kept = [...rows];
  const before = kept.filter((row) => row.from < from).map((row) => (row.to === null || row.to >= from ? { ...row, to: dayBefore(from) } : row));
  rows.splice(0, rows.length, ...before, { from, to: null, source: injectedSource, status: 'settled', value });
  try {
    return ask();
  } finally {
    rows.splice(0, rows.length, ...kept);
  }
}

function dayBefore(day: IsoDate): IsoDate {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
