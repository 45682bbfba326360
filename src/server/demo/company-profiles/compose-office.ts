import { sizeBuckets } from '#core/companies/size-bucket.ts';
import type { DemoOffice, Office } from '../companies/demo-columns.ts';
import { Random } from '../random.ts';
import { ownSentences } from './profile-words.ts';

export function composeOffice({ companyId, city, place }: Office): DemoOffice {
  const random = new Random(1, place, `office ${companyId}`);
  if (random.chance(0.25)) return { address: null, phone: null, employees: null, teams: [] };
  return {
    address: random.chance(0.8) ? `${random.between(2, 240)}, ${random.among(ownSentences.streets)}, ${city.name}` : null,
    phone: random.chance(0.4) ? `+91 00 5550 ${random.between(1_000, 9_999)}` : null,
    employees: random.chance(0.7) ? (sizeBuckets[Math.max(0, (place === 0 ? 4 : 2) - random.between(0, 2))] ?? null) : null,
    teams: ownSentences.teams.filter(() => random.chance(0.35)),
  };
}
