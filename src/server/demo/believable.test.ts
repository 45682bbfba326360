import { describe, expect, it } from 'vitest';
import { lakh } from '#core/figures/rupee-units.ts';
import { demoCities } from './companies/demo-cities.ts';
import { companiesAt } from './fill.ts';
import { composeJobs } from './jobs/compose-jobs.ts';
import type { DemoJobPost } from './jobs/demo-job-post.ts';
import { composeReviews } from './reviews/compose-reviews.ts';
import { composeSalaries } from './salaries/compose-salaries.ts';
import { demoWorld } from './world.ts';

const seed = 1;
const world = [...demoWorld({ seed, companies: companiesAt.demo }).companies()];
const largeCities = demoCities.toSorted((one, other) => other.weight - one.weight).slice(0, 20);

const employersOfKind = {
  hospital: ['hospitals'],
  school: ['education'],
  bank: ['banking'],
  shop: ['retail'],
  factory:
    'textiles garments packaging chemicals auto-parts electric-vehicles metals machinery building-materials packaged-food dairy electronics pharmaceuticals'.split(
      ' ',
    ),
};

const salaries = world.flatMap((company, place) => [...composeSalaries(seed, company, place)].map((salary) => ({ ...salary, company: company.urlName })));

function largestShare(people: readonly { readonly company: string }[]): number {
  const counts = Object.values(Object.groupBy(people, ({ company }) => company)).map((some = []) => some.length);
  return Math.max(...counts) / people.length;
}

describe('each of the twenty largest cities', () => {
  it.each(Object.entries(employersOfKind))('has a %s', (_, lines) => {
    expect(largeCities).toHaveLength(20);
    const has = (city: (typeof largeCities)[number]) => world.some(({ industry, offices }) => lines.includes(industry.urlName) && offices.includes(city));
    expect(largeCities.filter((city) => !has(city))).toEqual([]);
  });

  it('has two hospitals with enough nurses’ pay, which are looking for more', () => {
    const hospitals = [...world.entries()].filter(([, { industry }]) => industry.urlName === 'hospitals');
    const nurses = salaries.filter(({ designation }) => designation === 'Staff Nurse');
    const wanted = hospitals.flatMap(([place, company]) =>
      [...composeJobs(seed, company, place)].filter(({ job }) => job.designation === 'Staff Nurse').flatMap(({ cities }) => cities),
    );
    const lacking = largeCities.filter(({ urlName, name }) => {
      const here = Object.values(
        Object.groupBy(
          nurses.filter(({ city }) => city === urlName),
          ({ company }) => company,
        ),
      );
      return here.filter((some = []) => some.length >= 12).length < 2 || wanted.filter((city) => city === name).length < 2;
    });
    expect(lacking).toEqual([]);
  });

  it('has reviews of its hospitals', () => {
    const reviewed = [...world.entries()].flatMap(([place, company]) =>
      company.industry.urlName === 'hospitals' ? [...composeReviews(seed, company, place)].map(({ city }) => city) : [],
    );
    expect(largeCities.filter(({ name, urlName }) => reviewed.filter((city) => city === name || city === urlName).length < 8)).toEqual([]);
  });
});

describe('no employer', () => {
  it('has half of all who tell of a job, where forty or more do', () => {
    const jobs = Object.entries(Object.groupBy(salaries, ({ designation }) => designation)).filter(([, people = []]) => people.length >= 40);
    expect(jobs.length).toBeGreaterThan(60);
    expect(jobs.filter(([, people = []]) => largestShare(people) >= 0.5).map(([designation]) => designation)).toEqual([]);
  });

  it('has more than a twentieth of all in the country', () => expect(largestShare(salaries)).toBeLessThan(0.05));
});

describe('the text of an advertisement', () => {
  const posts = world.flatMap((company, place) => [...composeJobs(seed, company, place)].map((post) => ({ ...post, company: company.name })));
  const isScam = ({ description }: DemoJobPost) => /\bRs |WhatsApp/.test(description);
  const honest = posts.filter((post) => !isScam(post));
  const textOf = ({ description, company }: (typeof posts)[number]) => description.replaceAll(company, '');
  const ofPlace = (workplace: DemoJobPost['workplace']) => honest.filter((post) => post.workplace === workplace);

  const cityPatterns = demoCities.map(({ name }) => ({ name, pattern: new RegExp(`\\b${name}\\b`) }));

  it('names the city of the job and no other', () => {
    const odd = honest.filter((post) => {
      const named = cityPatterns.filter(({ pattern }) => pattern.test(textOf(post))).map(({ name }) => name);
      return named.some((name) => !post.cities.includes(name)) || (post.workplace !== 'remote' && post.cities.length > 0 && named.length === 0);
    });
    expect(odd).toEqual([]);
  });

  it('says “an” before a vowel', () => expect(honest.filter((post) => /\ba (?:[AEIO]|HR\b)|\ban [B-DF-GJ-MP-QS-TV-Z]/.test(textOf(post)))).toEqual([]));

  it('speaks of home where one works there, and nowhere else', () => {
    expect(ofPlace('remote').length).toBeGreaterThan(50);
    expect(ofPlace('remote').filter((post) => !/from home/.test(textOf(post)) || /Walk-in|Shifts|Uniform|our team in/.test(textOf(post)))).toEqual([]);
    expect(ofPlace('hybrid').filter((post) => !/two days a week/i.test(textOf(post)))).toEqual([]);
    expect(ofPlace('office').filter((post) => /(?:from|at) home(?! with)/.test(textOf(post)))).toEqual([]);
  });

  it('mentions shifts and uniforms only away from desks, and no shifts for day work', () => {
    expect(honest.filter((post) => post.job.isDesk && /Shifts|Uniform/.test(textOf(post)))).toEqual([]);
    expect(honest.filter(({ title, description }) => title.includes('day shift') && description.includes('Shifts change'))).toEqual([]);
  });

  it('says the years, the pay and the employment that the advertisement says', () => {
    const yearsIn = (post: (typeof posts)[number]) => /(\d+) to (\d+) years/.exec(textOf(post))?.slice(1).map(Number);
    expect(honest.filter((post) => post.experience.from > 0 && String(yearsIn(post)) !== `${post.experience.from},${post.experience.to}`)).toEqual([]);
    expect(honest.filter((post) => post.experience.from === 0 && yearsIn(post) !== undefined)).toEqual([]);
    const paysIn = (post: (typeof posts)[number]) => /([\d.]+)(?: to ([\d.]+))? lakh/.exec(textOf(post));
    const paying = honest.filter((post) => paysIn(post) !== null);
    expect(paying.length).toBeGreaterThan(300);
    const isAsSaid = (post: (typeof posts)[number]) => {
      const [, from, to = from] = paysIn(post) ?? [];
      return post.pay !== null && Math.round(Number(from) * lakh) === post.pay.from && Math.round(Number(to) * lakh) === post.pay.to;
    };
    expect(paying.filter((post) => !isAsSaid(post))).toEqual([]);
    expect(honest.filter(({ employment, description }) => (employment === 'intern') !== description.includes('The internship lasts'))).toEqual([]);
    expect(honest.filter(({ employment, description }) => employment === 'parttime' && /days a week(?! at home| on which)/.test(description))).toEqual([]);
    expect(honest.filter(({ description }) => description.includes('Five days a week') && description.includes('Six days a week'))).toEqual([]);
  });

  it('of a scam says where one would work, too', () => {
    const planted = posts.filter(isScam);
    expect(planted.length).toBeGreaterThan(15);
    expect(planted.filter(({ workplace, description }) => (workplace === 'remote') !== /from home|by courier/.test(description))).toEqual([]);
  });
});
