import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from './contracts.ts';
import { defects } from './planted-defects.ts';
import { brokenOf, checked, notRunOf, startService, type RunningService } from './service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService(contracts, ['company', 'log', 'system']);
});
afterAll(() => service.close());

describe('holding a service against its contract (R-250, R-251)', () => {
  it.each([1, 2, 3])('has nothing against a clean one, with the seed %i', async (seed) => {
    service.plant({});
    for (const name of ['company', 'log', 'system']) {
      const outcomes = await checked(service, { service: name, seed });
      expect(brokenOf(outcomes)).toEqual([]);
      expect([name, notRunOf(outcomes).length <= (name === 'company' ? 5 : 0)]).toEqual([name, true]);
      expect(outcomes.length).toBeGreaterThan(20);
    }
  });

  it.each(Object.entries(defects))('finds %s', async (_name, [operation, at, defect]) => {
    service.plant(defect);
    const name = contracts.operations.find(({ operationId }) => operationId === operation)?.service ?? '';
    const broken = brokenOf(await checked(service, { service: name, only: [operation] }));
    expect(broken.flatMap(({ violations }) => violations.map(({ pointer }) => pointer))).toContain(at);
    expect(broken.every(({ curl }) => curl?.includes(service.baseUrl))).toBe(true);
  });
});
