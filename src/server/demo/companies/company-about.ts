import type { DemoCity } from './demo-cities.ts';
import type { DemoIndustry } from '../industries/demo-industry.ts';
import type { Random } from '../random.ts';
import { customersOf, actionOf, fitting } from './trade.ts';

export interface AboutFacts {
  readonly name: string;
  readonly industry: DemoIndustry;
  readonly trade: string;
  readonly foundedYear: number;
  readonly people: number;
  readonly offices: readonly DemoCity[];
}

/** Employers without a founding family. */
const publicNouns: ReadonlySet<string> = new Set(['bank', 'charity', 'insurer', 'institution', 'hospital', 'dairy']);

export function aboutOf(random: Random, facts: AboutFacts): string {
  const sentences = random.between(0, 9);
  const more = sentences < 2 ? 0 : sentences < 7 ? 1 : 2;
  const rest = asides(random, facts).filter((aside) => aside !== '');
  return [opening(random, facts), ...picked(random, rest, more)].join(' ');
}

function opening(random: Random, { name: whole, industry, foundedYear, people, offices: [home], trade }: AboutFacts): string {
  const name = whole.split(',')[0] ?? whole;
  const does = `${actionOf(trade)} ${random.among(customersOf(trade))}`;
  const plain = [`${capital(does)}.`, `${capital(does)}.`, `${name} ${does}.`];
  if (!home) return random.among(plain);
  const noun = industry.noun ?? 'company';
  const begun = random.among(['a two-room office', 'a rented floor', 'a small family concern', 'a team of six', 'a single shed']);
  return random.among([
    ...plain,
    `${article(home.name)} ${home.name} ${noun} that ${does}.`,
    `Started in ${home.name} in ${foundedYear}, it ${does}.`,
    ...(name === whole ? [`From ${home.name}, ${name} ${does}.`] : []),
    `In ${home.name} since ${foundedYear}. ${capital(does)}.`,
    ...(people > 60 && foundedYear < 2013 ? [`What began as ${begun} in ${home.name} in ${foundedYear} now ${does}.`] : []),
  ]);
}

function asides(random: Random, { industry, foundedYear, people, offices, trade }: AboutFacts): readonly string[] {
  const [home, second] = offices;
  const isOwned = !publicNouns.has(industry.noun ?? 'company');
  const other = random.among(industry.trades);
  const staff = random.among(fitting(industry.people, trade));
  return [
    other === trade ? '' : random.among([`It also ${actionOf(other)}.`, `A smaller part of it ${actionOf(other)}.`]),
    ...picked(random, fitting(industry.notes, trade), 2),
    people > 40 ? random.among([`Most of the people here are ${staff}.`, `The work is done by ${staff}.`, `Hires mostly ${staff}.`]) : '',
    home && offices.length > 2
      ? random.among([
          `Works from ${home.name} and ${offices.length - 1} other cities.`,
          `Present in ${offices.length} cities; the head office is in ${home.name}.`,
        ])
      : '',
    home && second && offices.length === 2 ? `Offices in ${home.name} and ${second.name}.` : '',
    people <= 10 && home ? random.among([`The whole team fits in one room in ${home.name}.`, `Fewer than a dozen people, all in ${home.name}.`]) : '',
    isOwned && foundedYear < 1966 ? random.among(['Now run by the third generation.', `Family-owned since ${foundedYear}.`]) : '',
    isOwned && foundedYear > 1990 && people < 300 ? random.among(['Still run by the people who started it.', 'Owned by its founders.']) : '',
  ];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const article = (word: string): string => (/^[AEIOU]/.test(word) ? 'An' : 'A');

function picked(random: Random, lines: readonly string[], count: number): readonly string[] {
  const left = [...lines];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random.between(0, left.length - 1), 1)).flat();
}
