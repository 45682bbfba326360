import { spanOf, type Span } from '../calculators/calendar.ts';
import { usualDay } from '../calculators/usual-year.ts';
import { refused } from '../calculators/refusal.ts';
import { inForceOn, type InForce } from '../calculators/rule-table.ts';
import type { Citation, IsoDate } from '../calculators/answer-types.ts';
import { gratuityAfterDeath, gratuityFixedTerm, type GratuityFormula } from './gratuity-rules.ts';
import type { GratuityInput, LengthOfService } from './gratuity-types.ts';

export type ServiceCount = 'years' | 'fixed-term' | 'months';

export function serviceOf({ joinedOn, leftOn, years, months = 0, days = 0 }: LengthOfService): Span {
  if (years !== undefined) {
    if (joinedOn !== undefined) throw refused('one-of', 'years', 'Give either joinedOn with leftOn, or years and months.');
    return { years: years + Math.floor(months / 12), months: months % 12, days };
  }
  if (joinedOn === undefined) {
    if (months > 0 || days > 0) return { years: Math.floor(months / 12), months: months % 12, days };
    throw refused('missing', 'years', 'The service is missing: give years and months, or joinedOn and leftOn.');
  }
  if (leftOn === undefined) throw refused('missing', 'leftOn', 'leftOn is missing: joinedOn needs it.');
  return spanOf(joinedOn, leftOn);
}

interface Counted {
  readonly covered?: boolean;
  readonly employment?: GratuityInput['employment'] | undefined;
  readonly reason?: GratuityInput['reason'] | undefined;
  readonly leftOn?: IsoDate;
}

/** Counts terms under a year, and service ended by death, in months. */
export function serviceCount(
  { covered = true, employment, reason, leftOn: day = usualDay }: Counted,
  { years }: Span,
  formula: InForce<GratuityFormula>,
): { readonly kind: ServiceCount; readonly rule: Citation } {
  const fixedTerm = inForceOn(gratuityFixedTerm, day);
  const afterDeath = inForceOn(gratuityAfterDeath, day);
  if (covered && reason === 'death' && afterDeath.value.isProRata) return { kind: 'months', rule: afterDeath.rule };
  if (covered && employment === 'fixed-term' && fixedTerm.value !== null) return { kind: years === 0 ? 'months' : 'fixed-term', rule: fixedTerm.rule };
  return { kind: 'years', rule: formula.rule };
}

/** Rounds a long part of a year up; short parts count only in fixed terms. */
export function monthsCounted({ years, months, days }: Span, { fullYearAboveMonths }: GratuityFormula, kind: ServiceCount): number {
  if (kind === 'months') return years * 12 + months;
  if (fullYearAboveMonths === null) return years * 12;
  const isLonger = months > fullYearAboveMonths || (months === fullYearAboveMonths && days > 0);
  if (isLonger) return (years + 1) * 12;
  return years * 12 + (kind === 'fixed-term' ? months : 0);
}
