import { refused } from './refusal.ts';
import type { Citation, IsoDate, RuleRemark, RuleStatus } from './answer-types.ts';
import type { OpenPoint } from './open-points.ts';

export interface RuleRow<Value> {
  readonly from: IsoDate;
  /** Last day, or null without a known end. */
  readonly to: IsoDate | null;
  readonly source: string;
  readonly status: RuleStatus;
  readonly remark?: RuleRemark;
  readonly open?: OpenPoint;
  readonly value: Value;
}

/** Rule of law, with all its rows since the first known year. */
export interface RuleTable<Value> {
  readonly rule: string;
  /** Day due for review. */
  readonly review: IsoDate;
  readonly rows: readonly RuleRow<Value>[];
}

export interface InForce<Value> {
  readonly value: Value;
  readonly rule: Citation;
}

export function inForceOn<Value>(table: RuleTable<Value>, day: IsoDate): InForce<Value> {
  const row = table.rows.find(({ from, to }) => from <= day && (to === null || day <= to));
  if (!row) throw refused('rule-not-known', 'on', `No rule for ${table.rule} is known on ${day}.`);
  return inForceFrom(table, row);
}

export const rowsIn = <Value>(table: RuleTable<Value>, first: IsoDate, last: IsoDate): InForce<Value>[] =>
  table.rows.filter(({ from, to }) => from <= last && (to === null || first <= to)).map((row) => inForceFrom(table, row));

const inForceFrom = <Value>(table: RuleTable<Value>, { from, to, source, status, remark, open, value }: RuleRow<Value>): InForce<Value> => ({
  value,
  rule: { rule: table.rule, from, to, source, status, ...(remark && { remark }), ...(open && { open }), review: table.review },
});
