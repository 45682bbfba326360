import type { Citation, IsoDate, Line, Warning } from './answer-types.ts';

/** One step of a calculation. */
export const line = (id: string, amount: number, rule?: Citation): Line => (rule ? { id, amount, rule } : { id, amount });

/** The warnings about the rules behind some steps: open points, single sources, and reviews that are over. */
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
