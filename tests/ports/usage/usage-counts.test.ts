import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/log.ts';
import type { UsageBatch } from '#core/usage/usage-counts.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import { httpUsageCounts } from '#web/adapters/usage/http-usage-counts.ts';
import { countsInMemory } from './seen-in-memory.ts';
import { meetsContract } from './usage-counts.ts';
import { wireTo } from './wire-to.ts';

describe('counts in memory', () => void meetsContract(async () => countsInMemory()));

describe('counts over the wire', () => {
  meetsContract(async () => {
    const { usageCounts, seen } = countsInMemory();
    const { http } = wireTo((body) => usageCounts.add(body as UsageBatch));
    return { usageCounts: httpUsageCounts(http.under(asNobody, routes)), seen };
  });

  it('travel without a cookie or owner, and continue when the page is left (F-21)', async () => {
    const { http, asked } = wireTo(async () => undefined);
    http.standFor(() => 'a-member');
    await httpUsageCounts(http.under(asNobody, routes)).add({
      tenant: 9,
      tracker: 9205,
      userType: 9,
      deviceType: 'WAP',
      counts: [{ kind: 'visit', span: 'day' }],
    });
    const [request] = asked;
    expect([request?.credentials, request?.keepalive]).toEqual(['omit', true]);
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({ 'content-type': 'application/json', appid: '999', systemid: 'AB_WEB' });
  });
});
