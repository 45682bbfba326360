import type { Benefit } from '#core/benefits/benefit.ts';
import { koyal } from '#tests/companies.ts';
import { knownBenefits, type KnownBenefits } from '#tests/fakes/benefits/known-benefits.ts';

/** What one person told of the benefits of Koyal Pay: those they get, those they do not, and perhaps a note. */
export function told(yes: readonly Benefit[], no: readonly Benefit[] = [], note: KnownBenefits['note'] = null, week = '2026-W40'): KnownBenefits {
  const answers = [...yes.map((benefit) => ({ benefit, said: 'yes' as const })), ...no.map((benefit) => ({ benefit, said: 'no' as const }))];
  return knownBenefits({ companyId: koyal.companyId, answers, note, week });
}

/** The same told by so many people. */
export const toldBy = (count: number, ...what: Parameters<typeof told>): readonly KnownBenefits[] => Array.from({ length: count }, () => told(...what));
