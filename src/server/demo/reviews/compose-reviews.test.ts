import { describe, expect, it } from 'vitest';
import { isAbusive } from '#core/abuse/abuse.ts';
import { employments } from '#core/careers/employment-kind.ts';
import { reviewCategories, starSteps, type Stars } from '#core/reviews/review.ts';
import { departments, designations } from '#server/adapters/reference-lists/known-lists.ts';
import { demoCities } from '../companies/demo-cities.ts';
import { demoIndustries } from '../industries/demo-industries.ts';
import { mostTimes, sentencesIn } from '../posts/said.ts';
import { demoWorld } from '../world.ts';
import { advices, introductions, partings } from './around-remarks.ts';
import { composeReviews } from './compose-reviews.ts';
import { departmentWords } from './department-words.ts';
import type { DemoReview } from './demo-review.ts';
import { jobTable } from './job-table.ts';
import { plantedReviews } from './planted-reviews.ts';
import { remarks } from './remark.ts';
import { reviewPhrases, titleForms } from './title-phrases.ts';
import { tradeWords } from './trade-words.ts';

const reviewsOf = (seed: number, companies: number) =>
  [...demoWorld({ seed, companies }).companies()].map((company, place) => ({ company, reviews: [...composeReviews(seed, company, place)] }));

const world = reviewsOf(1, 320);
const reviews = world.flatMap((each) => each.reviews);
const textsOf = ({ title, likes, dislikes, reply }: DemoReview) => [title, likes, dislikes, reply].filter((text) => text !== null);
const texts = reviews.flatMap(textsOf);

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const shareOf = (test: (review: DemoReview) => boolean) => reviews.filter(test).length / reviews.length;
const isHindi = ({ likes, dislikes }: DemoReview) => /\p{Script=Devanagari}|\b(hai|mein|nahi|hain|pe)\b/u.test(`${likes} ${dislikes}`);
const sameOf = (one: string, other: string) => {
  const [words, others] = [new Set(one.split(' ')), new Set(other.split(' '))];
  return words.intersection(others).size / words.union(others).size;
};

describe('the reviews of the demo world', () => {
  it('match each company’s count, thousands in all, and fewer for tests', () => {
    expect(world.filter(({ company, reviews: some }) => some.length !== company.reviewsCount)).toEqual([]);
    expect([reviews.length > 9_000, reviews.length < 12_000]).toEqual([true, true]);
    const test = world.slice(0, 60).flatMap((each) => each.reviews);
    expect([test.length > 1_200, test.length < 2_000]).toEqual([true, true]);
  });

  it('are the same for the same seed, and others for another', () => {
    const [one, other] = [reviewsOf(7, 12), reviewsOf(8, 12)].map((some) => JSON.stringify(some.map((each) => each.reviews)));
    expect(JSON.stringify(reviewsOf(7, 12).map((each) => each.reviews))).toBe(one);
    expect(other).not.toBe(one);
  });

  it('say no sentence more than three times in all, titles and answers included', () => {
    const times = new Map<string, number>();
    for (const sentence of texts.flatMap(sentencesIn)) times.set(sentence, (times.get(sentence) ?? 0) + 1);
    expect(times.size).toBeGreaterThan(35_000);
    expect([...times].filter(([, count]) => count > mostTimes)).toEqual([]);
  });

  it('have ids and authors of their own, as the database takes them', () => {
    expect(new Set(reviews.map(({ reviewId }) => reviewId)).size).toBe(reviews.length);
    expect(new Set(reviews.map(({ authorRef }) => authorRef)).size).toBe(reviews.length);
    expect(reviews.filter(({ reviewId, authorRef }) => !/^[a-z0-9]{16}$/.test(reviewId) || !/^[\w-]{43}$/.test(authorRef))).toEqual([]);
  });

  it('name jobs and cities that the reference lists and the companies have', () => {
    const known = new Map(departments.map(({ name }) => [name, new Set((designations[name] ?? []).flatMap((row) => row.split('|').map(plainName)))]));
    expect(reviews.filter(({ department, designation }) => known.get(department)?.has(designation) !== true)).toEqual([]);
    const cities = new Set(demoCities.map(({ urlName }) => urlName));
    for (const { company, reviews: some } of world) {
      const offices = company.offices.length > 0 ? new Set(company.offices.map(({ urlName }) => urlName)) : cities;
      expect(some.filter(({ city }) => !offices.has(city))).toEqual([]);
    }
  });

  it('stay within the lengths and numbers of a review', () => {
    const isLong = (text: string) => text.length < 30 || text.length > 900;
    expect(reviews.filter(({ likes, dislikes }) => isLong(likes) || isLong(dislikes))).toEqual([]);
    expect(reviews.filter(({ title }) => title !== null && (title === '' || title.length > 80))).toEqual([]);
    expect(reviews.filter(({ weeksAgo, helpful }) => weeksAgo < 0 || weeksAgo > 200 || helpful < 0 || helpful > 60)).toEqual([]);
    expect(reviews.filter(({ employment, stars }) => !employments.includes(employment) || !starSteps.includes(stars))).toEqual([]);
    expect(reviews.filter(({ exit, isCurrent }) => isCurrent && exit !== null)).toEqual([]);
  });

  it('have no sentence naming job and city together, which would identify a person', () => {
    const seeds = JSON.stringify([introductions, advices, partings, remarks.english.pay, remarks.english.growth, reviewPhrases, titleForms]).split(/"[,\]]/);
    expect(seeds.length).toBeGreaterThan(200);
    expect(seeds.filter((seed) => seed.includes('{role}') && /\{(city|tenure)\}/.test(seed))).toEqual([]);
  });

  it('are complete and harmless: no trace of generation, no address, no phone number', () => {
    const odd = texts.filter((text) => /[<>|{}@]|undefined|null|NaN| {2}| \.|\.\.|\d{6}|https?:|www\.|\b(20|19)\d\d\b|\b(\w+) \2\b/.test(text));
    expect(odd).toEqual([]);
    expect(texts.filter((text) => /\b[Aa] (?=[aeio])/.test(text) && !/\ba one/.test(text))).toEqual([]);
    // Each text is looked at against every word that hurts: one in fifty has every wording.
    expect(texts.filter((text, place) => place % 50 === 0 && isAbusive(text))).toEqual([]);
  });
});

const plainName = (row: string) => row.split('=')[0]?.trim() ?? '';

describe('what the reviews of the demo world are like', () => {
  it('about one in eleven is in Hindi, in one script or the other', () => {
    const share = shareOf(isHindi);
    expect([share > 0.05, share < 0.12]).toEqual([true, true]);
  });

  it('give 3.4 to 4 stars on average, and each company its own', () => {
    expect(Math.abs(meanOf(reviews.map(({ stars }) => stars)) - 3.7)).toBeLessThan(0.3);
    const means = world.filter(({ reviews: some }) => some.length > 9).map(({ reviews: some }) => meanOf(some.map(({ stars }) => stars)));
    expect([Math.min(...means) < 3, Math.max(...means) > 4.4]).toEqual([true, true]);
  });

  it('have ratings that go with the stars', () => {
    const means = starSteps.map((stars: Stars) =>
      meanOf(reviews.filter((review) => review.stars === stars).flatMap(({ ratings }) => reviewCategories.map((category) => ratings[category]))),
    );
    expect(means.toSorted((one, other) => one - other)).toEqual(means);
    expect([(means[0] ?? 5) < 1.8, (means[4] ?? 0) > 4.3]).toEqual([true, true]);
  });

  it('are titled, answered, left behind and found helpful as often as it happens', () => {
    const shares = [
      shareOf(({ title }) => title !== null),
      shareOf(({ reply }) => reply !== null),
      shareOf(({ helpful }) => helpful <= 5),
      reviews.filter(({ exit }) => exit !== null).length / reviews.filter(({ isCurrent }) => !isCurrent).length,
    ];
    expect(shares.map((share, place) => Math.abs(share - ([0.66, 0.08, 0.84, 0.6][place] ?? 0)) < 0.05)).toEqual([true, true, true, true]);
  });

  it('have words for every line of work and every department that is in them', () => {
    const urlNames = demoIndustries.map(({ urlName }) => urlName).toSorted();
    expect([Object.keys(tradeWords).toSorted(), Object.keys(jobTable).toSorted()]).toEqual([urlNames, urlNames]);
    const named = Object.values(jobTable).flatMap((rows) => rows.map((row) => row.split(': ')[0] ?? ''));
    expect(named.filter((name) => departmentWords[name] === undefined)).toEqual([]);
  });
});

describe('the planted reviews', () => {
  it.each(plantedReviews)('stand where the table says: $name', ({ place, name, reviewsCount }) => {
    expect([world[place]?.company.name, world[place]?.reviews.length]).toEqual([name, reviewsCount]);
  });

  it('have a burst: a week of five stars, half nearly identical, hardly any invited', () => {
    const planted = plantedReviews.find(({ planting }) => planting.kind === 'burst');
    const burst = (world[planted?.place ?? 0]?.reviews ?? []).slice(0, 40);
    expect(new Set(burst.map(({ stars, weeksAgo }) => `${stars} ${weeksAgo}`)).size).toBe(1);
    expect(burst.filter(({ isInvited }) => isInvited).length).toBeLessThan(8);
    const alike = burst.filter((_, turn) => turn % 2 === 0).map(({ likes }) => likes.replace(/ in \p{L}+( \p{Lu}\p{L}+)?,/u, ''));
    expect(meanOf(alike.slice(1).map((likes) => sameOf(likes, alike[0] ?? '')))).toBeGreaterThan(0.5);
  });

  it('have a wave of invited ones in two neighbouring weeks', () => {
    const planted = plantedReviews.find(({ planting }) => planting.kind === 'wave');
    const wave = (world[planted?.place ?? 0]?.reviews ?? []).slice(0, 25);
    expect(wave.every(({ isInvited }) => isInvited)).toBe(true);
    const weeks = wave.map(({ weeksAgo }) => weeksAgo);
    expect(Math.max(...weeks) - Math.min(...weeks)).toBe(1);
  });
});
