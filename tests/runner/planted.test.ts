import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lenientBodies } from './lenient-bodies.ts';
import { lenientParameters } from './lenient-parameters.ts';
import { brokenOf, held, startService, type RunningService } from './service.ts';
import { wrongAnswers } from './wrong-answers.ts';
import { wrongManners } from './wrong-manners.ts';

/** Faults of services. Each has to be found by itself. */
const defects = { ...wrongAnswers, ...lenientParameters, ...lenientBodies, ...wrongManners };

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

describe('holding a service against its contract (R-250, R-251)', () => {
  it.each([1, 2, 3])('has nothing against a clean one, with the seed %i', async (seed) => {
    service.plant({});
    for (const name of ['company', 'log', 'system']) {
      const outcomes = await held(service, { service: name, seed });
      expect(outcomes.filter(({ state }) => state !== 'kept')).toEqual([]);
      expect(outcomes.length).toBeGreaterThan(20);
    }
  });

  it.each(Object.entries(defects))('finds %s', async (_name, { service: name, operation, defect, at }) => {
    service.plant(defect);
    const broken = brokenOf(await held(service, { service: name, only: [operation] }));
    expect(broken.flatMap(({ violations }) => violations.map(({ pointer }) => pointer))).toContain(at);
    expect(broken.every(({ curl }) => curl?.includes(service.baseUrl))).toBe(true);
  });
});
