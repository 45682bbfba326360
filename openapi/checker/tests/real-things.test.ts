import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lackingFor } from '../names/things.ts';
import { namesUnknown, withReal } from '../names/real-examples.ts';
import { contracts } from './contracts.ts';
import type { Answered, Asked } from './answering.ts';
import { refuse } from './planting.ts';
import { brokenOf, checked, notRunOf, startService, withoutExamples, type RunningService } from './service.ts';

let service: RunningService;
let asked: string[] = [];
beforeAll(async () => {
  service = await startService(contracts, ['company', 'log', 'system']);
});
afterAll(() => service.close());
beforeEach(() => {
  asked = [];
  service.plant({ before: noted });
});

const noted = (call: Asked): Asked => {
  asked.push(call.url);
  return call;
};
const empty =
  (list: RegExp) =>
  (answered: Answered, { url }: Asked) =>
    void (list.test(url) && (answered.body = '{"items":[],"next":null}'));

describe('real things (x-names, x-lists)', () => {
  it('are those of their kind, also where another kind is called alike', async () => {
    const outcomes = await checked(service, { service: 'company', only: ['getCollege', 'getCompanyOffice'] });
    expect(outcomes.filter(({ state }) => state !== 'kept')).toEqual([]);
    expect(asked.filter((url) => /colleges\/pravaha-/.test(url))).toEqual([]);
    expect(asked.filter((url) => /colleges\/(sahyadri|national)[-\w]+$/.test(url)).length).toBeGreaterThan(5);
    expect(asked.filter((url) => /pravaha-cloudworks[-\d]*\/offices\/pune/.test(url)).length).toBeGreaterThan(5);
  });

  it('fill a list as far as it goes, and never with endings that nothing has', async () => {
    const outcomes = await checked(service, { service: 'company', only: ['compareCompanies'] });
    expect(outcomes.filter(({ state }) => state !== 'kept')).toEqual([]);
    const four = asked.filter((url) => url.split('company=').length === 5).map((url) => url.match(/pravaha-cloudworks(?:-\d+)?/g));
    expect(new Set(four[0]).size).toBe(4);
  });

  it('are not run where no list names any, and nothing is broken for that', async () => {
    service.plant({ before: withoutExamples, after: empty(/\/colleges(\?|$)/) });
    const outcomes = await checked(service, { service: 'company', only: ['getCollege'] });
    expect(brokenOf(outcomes)).toEqual([]);
    expect(notRunOf(outcomes)).toEqual(['No college is known: give one under path in the config.']);
    const nothing = (answered: Answered, call: Asked): void => {
      if (answered.status !== 200) return;
      if (call.url.includes('/compare?')) refuse(answered, 404, 'NOT_FOUND');
      else empty(/./)(answered, call);
    };
    service.plant({ before: withoutExamples, after: nothing });
    const compared = await checked(service, { service: 'company', only: ['compareCompanies'] });
    expect(brokenOf(compared)).toEqual([]);
    expect(notRunOf(compared)).toContain('No company is known: give one under path in the config.');
    expect(compared.some(({ kind, state }) => kind === 'examples' && state === 'kept')).toBe(false);
  });

  it('that are not there although a list names them are a fault', async () => {
    const missing = (answered: Answered, { url }: Asked) => {
      if (/\/(colleges\/|compare)/.test(url) && answered.status === 200) answered.status = 404;
    };
    service.plant({ after: missing });
    for (const only of ['getCollege', 'compareCompanies'])
      expect(brokenOf(await checked(service, { service: 'company', only: [only] })).some(({ kind }) => kind === 'examples')).toBe(true);
  });

  it('are given by their kind, too', async () => {
    const outcomes = await checked(service, {
      service: 'company',
      only: ['getCollege'],
      ids: { urlName: 'pravaha-cloudworks', college: 'sahyadri-institute-of-technology-3' },
    });
    expect(outcomes.filter(({ state }) => state !== 'kept')).toEqual([]);
    expect(asked.some((url) => url.endsWith('/colleges/sahyadri-institute-of-technology-3'))).toBe(true);
  });
});

describe('an example', () => {
  const real = new Map([
    ['company', ['one', 'two']],
    ['designation', []],
  ]);

  it('names as many real things as are known, and otherwise stays the same', () => {
    expect(withReal({ company: ['a', 'b', 'c'], designation: 'd', of: { company: 'a' }, city: null }, real)).toEqual({
      company: ['one', 'two'],
      designation: 'd',
      of: { company: 'one' },
      city: null,
    });
    expect([namesUnknown({ company: ['one'] }, real), namesUnknown({ company: ['a'] }, real), namesUnknown({ designation: 'd' }, real)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(namesUnknown({ company: null, title: 'a' }, real)).toBe(false);
  });

  it('names another thing in each part that says which it means', () => {
    const keys = new Map([
      ['salary/keyId', ['of-salaries']],
      ['review/keyId', ['of-reviews']],
    ]);
    const named = { salary: { keyId: 'of-salaries' }, review: { keyId: 'of-reviews' } };
    expect(withReal({ salary: { keyId: 'a' }, review: { keyId: 'a' } }, keys)).toEqual(named);
    expect([namesUnknown(named, keys), namesUnknown({ salary: { keyId: 'of-reviews' } }, keys)]).toEqual([false, true]);
  });

  it('that nothing leads to is said by its kind', () => {
    const operation = contracts.operations.find(({ operationId }) => operationId === 'getPaidFairly');
    expect(operation && lackingFor(operation, real)).toBe('No designation is known: give one under path in the config.');
  });
});
