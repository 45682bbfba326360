import { describe, expect, it } from 'vitest';
import { industries } from '#server/adapters/reference-lists/known-lists.ts';
import { demoCities } from '../companies/demo-cities.ts';
import { demoIndustries } from './demo-industries.ts';
import { customersOf, actionOf, fitting } from '../companies/trade.ts';

const urlName = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const duplicates = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe('the cities of the demo world', () => {
  it('are about sixty, in states, with weights', () => {
    expect(demoCities.length).toBeGreaterThanOrEqual(60);
    expect(demoCities.filter(({ state, weight }) => state === '' || !(weight > 0))).toEqual([]);
  });

  it('have url names of their own', () => {
    expect(demoCities.filter((city) => !urlName.test(city.urlName))).toEqual([]);
    expect(duplicates(demoCities.map((city) => city.urlName))).toEqual([]);
  });
});

describe('the lines of work of the demo world', () => {
  it('are all among those that every installation has', () => {
    expect(industries).toEqual(expect.arrayContaining(demoIndustries.map(({ urlName: url, name }) => ({ urlName: url, name }))));
  });

  it('are about forty', () => expect(demoIndustries.length).toBeGreaterThanOrEqual(40));

  it('have url names and names of their own', () => {
    expect(demoIndustries.filter((industry) => !urlName.test(industry.urlName))).toEqual([]);
    expect(duplicates(demoIndustries.map((industry) => industry.urlName))).toEqual([]);
    expect(duplicates(demoIndustries.map(({ name }) => name))).toEqual([]);
  });

  it.each(demoIndustries)('know each other and the cities: $name', ({ cities, beside, urlName: own }) => {
    const known = new Set(demoCities.map(({ name }) => name));
    const urlNames = new Set(demoIndustries.map((industry) => industry.urlName));
    expect(cities.filter((city) => !known.has(city))).toEqual([]);
    expect(beside.filter((other) => other === own || !urlNames.has(other))).toEqual([]);
  });

  it.each(demoIndustries)('have words for each of their trades: $name', ({ trades, words, people }) => {
    expect(trades.filter((trade) => actionOf(trade) === '' || customersOf(trade).length === 0)).toEqual([]);
    expect(trades.filter((trade) => fitting(words, trade).length === 0 || fitting(people, trade).length === 0)).toEqual([]);
  });

  it.each(demoIndustries)('hold no line that no trade can use: $name', ({ trades, words, people, notes }) => {
    const isUsed = (line: string) => trades.some((trade) => fitting([line], trade).length > 0);
    expect([...words, ...people, ...notes].filter((line) => !isUsed(line))).toEqual([]);
  });
});
