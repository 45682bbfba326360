import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/curate.ts';
import type { CuratedEvent } from '#core/usage/curated-events.ts';
import { httpCuratedEvents } from '#web/adapters/usage/http-curated-events.ts';
import { meetsContract } from './curated-events.ts';
import { eventsInMemory } from './seen-in-memory.ts';
import { wireTo } from './wire-to.ts';

describe('events of members in memory', () => void meetsContract(async () => eventsInMemory()));

describe('events of members over the wire', () => {
  meetsContract(async () => {
    const { curatedEvents, seen } = eventsInMemory();
    const { http } = wireTo(async (body, headers) => {
      const { eventType, ...attributes } = body as { readonly eventType: CuratedEvent['eventType']; readonly pageName: string };
      await curatedEvents.send({ eventType, attributes }, headers.get('x-device-type') === 'WAP' ? 'WAP' : 'WEB');
    });
    return { curatedEvents: httpCuratedEvents(http.service(routes)), seen };
  });

  it('say the kind of device, and go on when the page is left (R-224)', async () => {
    const { http, asked } = wireTo(async () => undefined);
    await httpCuratedEvents(http.service(routes)).send({ eventType: 'searched', attributes: { pageName: 'Search' } }, 'WAP');
    const [request] = asked;
    expect([request?.headers.get('x-device-type'), request?.headers.get('appid'), request?.headers.get('systemid'), request?.keepalive]).toEqual([
      'WAP',
      '999',
      'AB_WEB',
      true,
    ]);
  });
});
