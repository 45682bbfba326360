import { FakeCuratedEvents } from '#tests/fakes/usage/fake-curated-events.ts';
import { FakeUsageCounts } from '#tests/fakes/usage/fake-usage-counts.ts';
import type { SeenCounts } from './usage-counts.ts';

function tallied<Thing extends object>(things: readonly Thing[]): readonly (Thing & { readonly times: number })[] {
  const texts = things.map((thing) => JSON.stringify(thing));
  return [...new Set(texts)].map((text) => ({ ...(JSON.parse(text) as Thing), times: texts.filter((other) => other === text).length }));
}

export function countsInMemory() {
  const usageCounts = new FakeUsageCounts();
  const seen = async (): Promise<SeenCounts> => {
    const { counts } = usageCounts;
    return {
      visitors: counts.filter((count) => count.kind === 'visit' && count.span === 'day').length,
      pages: counts.filter(({ kind }) => kind === 'page').length,
      vitals: counts.filter(({ kind }) => kind === 'vital').length,
      sources: tallied(counts.flatMap((count) => (count.kind === 'source' ? [{ source: count.source, medium: count.medium, campaign: count.campaign }] : []))),
      logins: tallied(counts.flatMap((count) => (count.kind === 'login' ? [{ way: count.way, outcome: count.outcome }] : []))),
      slow: tallied(counts.flatMap((count) => (count.kind === 'slow' ? [{ vital: count.vital, pageName: count.pageName, target: count.target }] : []))),
    };
  };
  return { usageCounts, seen };
}

export function eventsInMemory() {
  const curatedEvents = new FakeCuratedEvents();
  const seen = async () => tallied(curatedEvents.sent.map(({ eventType, attributes }) => ({ eventType, communityType: attributes.communityType ?? '' })));
  return { curatedEvents, seen };
}
