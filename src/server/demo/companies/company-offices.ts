import { demoCities, type DemoCity } from './demo-cities.ts';
import type { DemoIndustry } from '../industries/demo-industry.ts';
import type { Random } from '../random.ts';

const everyWeight = demoCities.reduce((sum, { weight }) => sum + weight, 0);
const cityNamed = new Map(demoCities.map((city) => [city.name, city]));

export function officesOf(random: Random, industry: DemoIndustry, people: number): readonly DemoCity[] {
  const home = random.chance(0.55) ? cityNamed.get(random.among(industry.cities)) : undefined;
  const offices = new Set([home ?? anywhere(random)]);
  const count = officeCount(random, people);
  if (count <= 6) while (offices.size < count) offices.add(anywhere(random));
  else for (const city of everywhere(random)) if (offices.size < count) offices.add(city);
  return [...offices];
}

export const citiesNamed = (...names: readonly string[]): readonly DemoCity[] => names.map((name) => cityNamed.get(name)).filter((city) => city !== undefined);

function officeCount(random: Random, people: number): number {
  if (people <= 50) return random.chance(0.12) ? 2 : 1;
  if (people <= 500) return random.between(1, 3);
  if (people <= 5_000) return random.between(2, 7);
  return people <= 50_000 ? random.between(6, 22) : random.between(16, 54);
}

function anywhere(random: Random): DemoCity {
  let place = random.next() * everyWeight;
  return demoCities.find(({ weight }) => (place -= weight) < 0) ?? random.among(demoCities);
}

function everywhere(random: Random): readonly DemoCity[] {
  return demoCities
    .map((city) => ({ city, place: random.next() / city.weight }))
    .sort((one, other) => one.place - other.place)
    .map(({ city }) => city);
}
