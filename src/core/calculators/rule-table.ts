import { refused } from './refusal.ts';
import type { Citation, IsoDate, RuleRemark, RuleStatus } from './answer-types.ts';
import type { OpenPoint } from './open-points.ts';

/** A row of a rule: its value from one day to another. */
export interface RuleRow<Value> {
  readonly from: IsoDate;
  /** The last day, or null while no end is known. */
  readonly to: IsoDate | null;
  readonly source: string;
  readonly status: RuleStatus;
  readonly remark?: RuleRemark;
  readonly open?: OpenPoint;
  readonly value: Value;
}

/** One rule of the law with everything it has said since the first year these calculators know. */
export interface RuleTable<Value> {
  readonly rule: string;
  /** The day by which it is reviewed. */
  readonly review: IsoDate;
  readonly rows: readonly RuleRow<Value>[];
}

/** The value of a rule on a day, with its source. */
export interface InForce<Value> {
  readonly value: Value;
  readonly rule: Citation;
}

/** The row of a rule that holds on a day. */
export function inForceOn<Value>(table: RuleTable<Value>, day: IsoDate): InForce<Value> {
  const row = table.rows.find(({ from, to }) => from <= day && (to === null || day <= to));
  if (!row) throw refused('rule-not-known', 'on', `No rule for ${table.rule} is known on ${day}.`);
  return inForceFrom(table, row);
}

/** The rows of a rule that hold on any day from one to another, in their order. */
export const rowsIn = <Value>(table: RuleTable<Value>, first: IsoDate, last: IsoDate): InForce<Value>[] =>
  table.rows.filter(({ from, to }) => from <= last && (to === null || first <= to)).map((row) => inForceFrom(table, row));

const inForceFrom = <Value>(table: RuleTable<Value>, { from, to, source, status, remark, open, value }: RuleRow<Value>): InForce<Value> => ({
  value,
  rule: { rule: table.rule, from, to, source, status, ...(remark && { remark }), ...(open && { open }), review: table.review },
});
