import { nothingKnown, type DemoCompany, type DemoFacts } from './demo-company.ts';
import { demoIndustries } from '../industries/demo-industries.ts';
import type { DemoIndustry } from '../industries/demo-industry.ts';
import { aboutOf } from './company-about.ts';
import { contactsOf } from './company-contacts.ts';
import { figuresOf, prominenceOf } from './company-figures.ts';
import { officesOf } from './company-offices.ts';
import { picturesOf } from './company-pictures.ts';
import type { CompanyNames } from './company-names.ts';
import { cityEmployerAt } from './city-employers.ts';
import { particularCompanies } from './particular-companies.ts';
import type { PlacedCompany } from './particular-company.ts';
import { Random } from '../random.ts';
import { fitting } from './trade.ts';

const industryNamed = new Map(demoIndustries.map((industry) => [industry.urlName, industry]));
const everyWeight = demoIndustries.reduce((sum, { weight }) => sum + weight, 0);

/** Company at one place of a world, where only its name depends on those before. */
export function composeCompany(seed: number, place: number, names: CompanyNames): DemoCompany {
  const placed: PlacedCompany | undefined = particularCompanies[place] ?? cityEmployerAt(place);
  const random = new Random(seed, place, 'company');
  const industry = industryNamed.get(placed?.industry ?? '') ?? anyIndustry(random);
  const trade = random.among(industry.trades);
  const prominence = { ...prominenceOf(random, industry.scale), ...(placed?.people && { people: placed.people }) };
  const offices = placed?.facts.offices ?? officesOf(random, industry, prominence.people);
  const named = placed?.name
    ? names.keep(placed.name)
    : names.next(new Random(seed, place, 'name'), fitting(industry.words, trade), offices[0]?.name ?? 'India');
  const figures = figuresOf(random, prominence, industry.since);
  const facts: DemoFacts = {
    ...figures,
    ...picturesOf(random, industry),
    ...contactsOf(random, named.urlName),
    about: aboutOf(random, {
      name: named.name,
      industry,
      trade,
      people: prominence.people,
      offices,
      foundedYear: placed?.facts.foundedYear ?? figures.foundedYear,
    }),
    secondaryIndustry: random.chance(0.3) ? (industryNamed.get(random.among(industry.beside)) ?? null) : null,
    offices,
  };
  const id = new Random(seed, place, 'id').name(16);
  return { id, ...named, industry, ...(placed ? { ...facts, ...placed.facts } : withGaps(random, facts)) };
}

function anyIndustry(random: Random): DemoIndustry {
  let place = random.next() * everyWeight;
  return demoIndustries.find(({ weight }) => (place -= weight) < 0) ?? random.among(demoIndustries);
}

function withGaps(random: Random, facts: DemoFacts): DemoFacts {
  if (random.chance(0.02)) return { ...nothingKnown, reviewsCount: facts.reviewsCount, rating: facts.rating, followersCount: facts.followersCount };
  const reported = {
    ...facts,
    about: random.chance(0.05) ? null : facts.about,
    foundedYear: random.chance(0.07) ? null : facts.foundedYear,
    indianSize: random.chance(0.05) ? null : facts.indianSize,
    globalSize: random.chance(0.25) ? null : facts.globalSize,
    offices: random.chance(0.02) ? [] : facts.offices,
  };
  // What it says of itself names its offices.
  return reported.offices.length > 0 ? reported : { ...reported, about: null };
}
