import { expect, it } from 'vitest';
import { valuesAt } from '#scripts/contract/names/things.ts';
import { Wire } from '#scripts/contract/wire.ts';
import { answeringServer } from './answering.ts';

const call = { method: 'GET', target: '/', headers: {} } as const;

it('a service that goes away is distinguished from one that resets a connection, and is not waited for (R-250, R-251)', async () => {
  const server = await answeringServer(async () => ({ status: 200, headers: {}, body: '' }));
  const wire = new Wire(server.baseUrl, {});
  expect([(await wire.send(call)).status, wire.whyGone]).toEqual([200, undefined]);
  await server.close();
  for (let nth = 1; nth <= 8; nth++) await wire.send(call).catch(() => undefined);
  expect(wire.whyGone).toContain('ECONNREFUSED');
  await expect(wire.send(call)).rejects.toThrow('ECONNREFUSED');
  wire.close();
});

it('a list of lists names nothing, however deep it is', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  expect(valuesAt({ items: deep }, ['items', 'id'])).toEqual([]);
  expect(valuesAt({ items: [{ id: 'a' }] }, ['items', 'id'])).toEqual(['a']);
});
