import type { Benefit } from '#core/benefits/benefit.ts';
import type { KnownBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { aCompany } from '#tests/companies.ts';

export const koyal = aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' });

let made = 0;

/** What one person told of the benefits of Koyal Pay: those they get, those they do not, and perhaps a note. */
export const told = (yes: readonly Benefit[], no: readonly Benefit[] = [], note: KnownBenefits['note'] = null, week = '2026-W40'): KnownBenefits => ({
  benefitsId: `b${String(++made).padStart(6, '0')}`,
  companyId: koyal.companyId,
  authorRef: `key-${made}`,
  status: 'LIVE',
  answers: [...yes.map((benefit) => ({ benefit, said: 'yes' as const })), ...no.map((benefit) => ({ benefit, said: 'no' as const }))],
  note,
  week,
  dueAt: null,
});

/** The same told by so many people. */
export const toldBy = (count: number, ...what: Parameters<typeof told>): readonly KnownBenefits[] => Array.from({ length: count }, () => told(...what));
