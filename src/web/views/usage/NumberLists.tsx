import { observer } from 'mobx-react-lite';
import { isCuratedEventType } from '#core/usage/curated-events.ts';
import type { HostNumbers } from '#core/usage/host-numbers.ts';
import { loginOutcomes, loginWays } from '#core/usage/usage-counts.ts';
import { tenantUserTypes } from '#core/usage/tracker.ts';
import { hostNumberWords } from '#web/words/usage/host-number-words.ts';
import { useWords } from '../words.tsx';
import { LongTable } from './LongTable.tsx';
import { pageNamed } from './page-named.ts';

export const NumberLists = observer(function NumberLists({ numbers }: { readonly numbers: HostNumbers }) {
  const words = useWords(hostNumberWords);
  const { emptySearches, sources, clients } = words;
  const rowOf = (name: string, times: number, key = name) => ({ key, cells: [name, words.number(times)] });
  return (
    <>
      <LongTable
        id="empty-searches"
        heading={emptySearches.heading}
        lead={emptySearches.lead}
        columns={[emptySearches.words, emptySearches.times]}
        rows={numbers.emptySearches.map(({ text, times }) => rowOf(text, times))}
      />
      <LongTable
        id="sources"
        heading={sources.heading}
        lead={sources.lead}
        columns={[sources.source, sources.visits]}
        rows={numbers.sources.map(({ source, medium, campaign, times }) =>
          rowOf([source, medium, campaign].filter(Boolean).join(' · ') || sources.unknown, times, `${source} ${medium} ${campaign}`),
        )}
      />
      <LongTable
        id="clients"
        heading={clients.heading}
        columns={[clients.client, clients.visits]}
        rows={numbers.clients.map(({ deviceType, tracker, userType, times }) =>
          rowOf(clients.named(deviceType === 'WAP', tracker, userType === tenantUserTypes.employer), times),
        )}
      />
      <Logins logins={numbers.logins} />
      <Slow numbers={numbers} />
      <Events events={numbers.events} />
    </>
  );
});

const Logins = observer(function Logins({ logins }: Pick<HostNumbers, 'logins'>) {
  const { logins: words, number } = useWords(hostNumberWords);
  const timesOf = (way: string, outcome: string): number => logins.find((each) => each.way === way && each.outcome === outcome)?.times ?? 0;
  const tried = loginWays.filter((way) => logins.some((each) => each.way === way));
  return (
    <LongTable
      id="logins"
      heading={words.heading}
      columns={[words.way, ...loginOutcomes.map((outcome) => words.outcomes[outcome])]}
      rows={tried.map((way) => ({ key: way, cells: [words.ways[way], ...loginOutcomes.map((outcome) => number(timesOf(way, outcome)))] }))}
    />
  );
});

const Slow = observer(function Slow({ numbers }: { readonly numbers: Pick<HostNumbers, 'slow' | 'calls'> }) {
  const { slow, calls, screens, number } = useWords(hostNumberWords);
  const { times: often, p50, p95, failed } = calls.columns;
  return (
    <>
      <LongTable
        id="slow"
        heading={slow.heading}
        columns={[slow.place, slow.page, slow.times]}
        rows={numbers.slow.map(({ vital, pageName, target, times }) => ({
          key: `${vital} ${pageName} ${target}`,
          cells: [slow.named(vital, target), pageNamed(pageName), number(times)],
        }))}
      />
      <LongTable
        id="calls"
        heading={calls.heading}
        lead={calls.lead}
        columns={[calls.operation, often, p50, p95, failed]}
        rows={numbers.calls.map((call) => ({
          key: call.operation,
          cells: [pageNamed(call.operation), number(call.times), screens.value('TTFB', call.p50), screens.value('TTFB', call.p95), number(call.failed)],
        }))}
      />
    </>
  );
});

const Events = observer(function Events({ events }: Pick<HostNumbers, 'events'>) {
  const { events: words, number } = useWords(hostNumberWords);
  return (
    <LongTable
      id="events"
      heading={words.heading}
      lead={words.lead}
      columns={[words.event, words.times]}
      rows={events.map(({ eventType, communityType, times }) => ({
        key: `${eventType} ${communityType}`,
        cells: [
          words.named(isCuratedEventType(eventType) ? words.types[eventType] : eventType, words.communities[communityType] ?? communityType),
          number(times),
        ],
      }))}
    />
  );
});
