import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outcome } from '#openapi/checker/check.ts';
import { rules } from '#openapi/checker/meaning/rules.ts';
import { contracts } from '#openapi/checker/tests/contracts.ts';
import { before, listed, nothingBetween, queried, showing } from '#openapi/checker/tests/between.ts';
import { meaningDefects } from '#openapi/checker/tests/meaning-defects.ts';
import { defects } from '#openapi/checker/tests/planted-defects.ts';
import { brokenOf, checked } from '#openapi/checker/tests/service.ts';
import { startStateful, type StatefulService } from './stateful-service.ts';

let service: StatefulService;
beforeAll(async () => {
  service = await startStateful();
});
afterAll(() => service.close());

const serviceOf = (operation = ''): string => contracts.operations.find(({ operationId }) => operationId === operation)?.service ?? '';

/** Key seed without a name, for operations that none signs. */
const personaKey = 'A'.repeat(43);

const judged = (name: string, only: readonly string[] = [], seed = 1): Promise<Outcome[]> =>
  checked(service, {
    service: name,
    only,
    seed,
    limitsOff: true,
    isOfMeaningAlone: true,
    newSession: service.newSession,
    ...(only.length > 0 && { personaKey }),
  });

const saidIn = (outcomes: readonly Outcome[]): readonly string[] =>
  brokenOf(outcomes).map(({ operationId, what, violations }) => [operationId, what, ...violations.map(({ sentence }) => sentence)].join(': '));

describe('holding what operations mean (R-250, R-251)', () => {
  it.each([
    ['feed', 150],
    ['user', 60],
    ['jobs', 120],
    ['chat', 30],
  ])('has nothing against the clean service %s', async (name, fewest) => {
    service.plant(nothingBetween);
    const outcomes = await judged(name);
    expect(saidIn(outcomes)).toEqual([]);
    expect(outcomes.filter(({ state }) => state === 'kept').length).toBeGreaterThan(fewest);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('has nothing against a clean one with the seed %i', async (seed) => {
    service.plant(nothingBetween);
    const few = [await judged('feed', ['listFeed', 'createSalaryPost', 'castVote'], seed), await judged('jobs', ['listJobs', 'createJobAlert'], seed)];
    expect(few.flatMap(saidIn)).toEqual([]);
  });

  it.each([
    ['has nothing against a number that a list counts no further', 2, []],
    [
      'finds one that is lower than the list counts',
      1,
      ['getQuestion: a list and what it lists agree: listAlikeQuestions: companiesCount is 1 in the list and 3 by itself.'],
    ],
  ])('%s', async (_what, companiesCount, found) => {
    const ofLooms = queried((query) => query.set('text', 'How do you set the tension of a loom?'));
    const counted = listed((items) => items.map((item) => ({ ...item, companiesCount })));
    service.plant(
      before({
        listAlikeQuestions: (asked, ask) => counted(asked, (own) => ofLooms(own, ask)),
        getQuestion: showing((answer) => ({ ...answer, companiesCount: 3 })),
      }),
    );
    const said = saidIn(await judged('interviews', ['getQuestion']));
    expect([...new Set(said.filter((one) => one.includes('listAlikeQuestions')))]).toEqual(found);
  });

  it.each(Object.entries(meaningDefects))('finds %s', async (_name, [operation, rule, between]) => {
    service.plant(between());
    const outcomes = await judged(serviceOf(operation), [operation]);
    expect(
      saidIn(outcomes).filter((said) => said.startsWith(`${operation}: ${rule}`)),
      saidIn(outcomes).join('\n'),
    ).not.toEqual([]);
  });

  it('plants a fault against every rule, and with those of form ninety and more', () => {
    const injected = new Set(Object.values(meaningDefects).map(([, rule]) => rule));
    expect(Object.keys(rules).filter((rule) => !injected.has(rule as keyof typeof rules))).toEqual([]);
    expect(Object.keys(defects).length + Object.keys(meaningDefects).length).toBeGreaterThanOrEqual(90);
  });
});
