import type { Citation, IsoDate, IsoMonth, Line, RuleMonths, Warning } from './answer-types.ts';

export const line = (id: string, amount: number, rule?: Citation): Line => (rule ? { id, amount, rule } : { id, amount });

/** Step of a year, with the rule of each month. */
export function yearLine(id: string, amount: number, months: readonly { readonly month: IsoMonth; readonly rule: Citation }[]): Line {
  const rows: RuleMonths[] = [];
  for (const { month, rule } of months) {
    const last = rows.at(-1);
    if (last?.rule.rule === rule.rule && last.rule.from === rule.from) rows[rows.length - 1] = { ...last, to: month };
    else rows.push({ rule, from: month, to: month });
  }
  const rule = rows.at(-1)?.rule;
  return { id, amount, ...(rule && { rule }), ...(rows.length > 1 && { rules: rows }) };
}

/** Warnings of open points, single sources and overdue reviews. */
export function ruleWarnings(lines: readonly Line[], today: IsoDate | undefined): Warning[] {
  const warnings: Warning[] = [];
  const seen = new Set<string>();
  for (const { rule } of lines) {
    if (!rule || seen.has(`${rule.rule} ${rule.from}`)) continue;
    seen.add(`${rule.rule} ${rule.from}`);
    if (rule.open) warnings.push({ id: 'open-point', rule });
    if (rule.status === 'single source') warnings.push({ id: 'single-source', rule });
    if (today !== undefined && rule.review < today) warnings.push({ id: 'past-review', rule });
  }
  return warnings;
}
