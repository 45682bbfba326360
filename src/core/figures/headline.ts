import { compact, grouped } from './counts.ts';
import { lakh } from './rupee-units.ts';

/** Rounds down to two leading digits: 80,47,213 to 80,00,000. */
export function inTwoDigits(count: number): number {
  const whole = Math.floor(count);
  const size = 10 ** Math.max(0, String(whole).length - 2);
  return Math.floor(whole / size) * size;
}

export type HeadlineUnits = Readonly<Record<'lakh' | 'crore', string>>;

/** Never more than the count: 80 Lakh+, 1.5 Crore+ (R-001). */
export function headlineText(count: number, units: HeadlineUnits): string {
  const shown = inTwoDigits(count);
  return `${shown < lakh ? grouped(shown) : compact(shown, { thousand: '', ...units })}+`;
}
