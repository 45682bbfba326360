import type { Benefit } from '#core/benefits/benefit.ts';
import { koyal } from '#tests/companies.ts';
import { knownBenefits, type KnownBenefits } from '#tests/fakes/benefits/known-benefits.ts';

/** Benefits of Koyal Pay by one person: received, missing, and a note. */
export function reported(yes: readonly Benefit[], no: readonly Benefit[] = [], note: KnownBenefits['note'] = null, week = '2026-W40'): KnownBenefits {
  const answers = [...yes.map((benefit) => ({ benefit, said: 'yes' as const })), ...no.map((benefit) => ({ benefit, said: 'no' as const }))];
  return knownBenefits({ companyId: koyal.companyId, answers, note, week });
}

export const reportedBy = (count: number, ...what: Parameters<typeof reported>): readonly KnownBenefits[] =>
  Array.from({ length: count }, () => reported(...what));
