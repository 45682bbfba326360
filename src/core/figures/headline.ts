import { compact, grouped } from './counts.ts';
import { lakh } from './rupee-units.ts';

/** A count in its two leading digits, rounded down: 80,47,213 becomes 80,00,000, and 1,57,00,000 becomes 1,50,00,000. */
export function inTwoDigits(count: number): number {
  const whole = Math.floor(count);
  const size = 10 ** Math.max(0, String(whole).length - 2);
  return Math.floor(whole / size) * size;
}

/** The whole names of a lakh and a crore, with their space. */
export type HeadlineUnits = Readonly<Record<'lakh' | 'crore', string>>;

/** A count as a headline says it, never more than there is: 80 Lakh+, 1.5 Crore+ (R-001). */
export function headlineText(count: number, units: HeadlineUnits): string {
  const shown = inTwoDigits(count);
  return `${shown < lakh ? grouped(shown) : compact(shown, { thousand: '', ...units })}+`;
}
