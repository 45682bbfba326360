import { byName } from '#core/figures/by-name.ts';
import { observer } from 'mobx-react-lite';
import { isCuratedEventType } from '#core/usage/curated-events.ts';
import type { HostNumbers } from '#core/usage/host-numbers.ts';
import { callOf, partOf } from '#core/usage/plain-parts.ts';
import { loginOutcomes, loginWays } from '#core/usage/usage-counts.ts';
import { tenantUserTypes } from '#core/usage/tracker.ts';
import { hostNumberWords } from '#web/words/usage/host-number-words.ts';
import { useWords } from '../words.tsx';
import { LongTable, Rows } from './LongTable.tsx';
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
        rows={numbers.sources.map((from) => rowOf(sources.named(from), from.times, `${from.source} ${from.medium} ${from.campaign}`))}
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

/** Slow places and requests as a reader would call them; by their technical names folded below. */
const Slow = observer(function Slow({ numbers }: { readonly numbers: Pick<HostNumbers, 'slow' | 'calls'> }) {
  const { slow, calls, screens, number } = useWords(hostNumberWords);
  const duration = (ms: number): string => screens.value('TTFB', ms);
  return (
    <>
      <LongTable
        id="slow"
        heading={slow.heading}
        columns={[slow.place, slow.page, slow.times]}
        rows={added(numbers.slow, ({ vital, pageName, target }) => `${vital} ${pageName} ${partOf(target)}`).map(([key, [place], times]) => ({
          key,
          cells: [slow.named(place.vital, partOf(place.target)), pageNamed(place.pageName), number(times)],
        }))}
      />
      <LongTable
        id="calls"
        heading={calls.heading}
        lead={calls.lead}
        columns={[calls.operation, calls.columns.times, calls.columns.p95, calls.columns.failed]}
        rows={added(numbers.calls, ({ operation }) => calls.named(callOf(operation))).map(([name, same, times]) => ({
          key: name,
          cells: [name, number(times), duration(Math.max(...same.map(({ p95 }) => p95))), number(same.reduce((sum, { failed }) => sum + failed, 0))],
        }))}
      />
      <Technical numbers={numbers} />
    </>
  );
});

const Technical = observer(function Technical({ numbers: { slow, calls } }: { readonly numbers: Pick<HostNumbers, 'slow' | 'calls'> }) {
  const words = useWords(hostNumberWords);
  const { technical, screens, number } = words;
  if (slow.length + calls.length === 0) return null;
  const { times, p50, p95, failed } = words.calls.columns;
  const duration = (ms: number): string => screens.value('TTFB', ms);
  return (
    <details className="numbers">
      <summary>{technical.fold}</summary>
      <Rows
        label={technical.places}
        columns={[words.slow.place, words.slow.page, words.slow.times]}
        rows={slow.map(({ vital, pageName, target, times: often }) => ({
          key: `${vital} ${pageName} ${target}`,
          cells: [`${vital} ${target}`, pageName, number(often)],
        }))}
      />
      <Rows
        label={technical.operations}
        columns={[words.calls.operation, times, p50, p95, failed]}
        rows={calls.map((call) => ({
          key: call.operation,
          cells: [call.operation, number(call.times), duration(call.p50), duration(call.p95), number(call.failed)],
        }))}
      />
    </details>
  );
});

/** Rows of one name together, with the sum of their times, the most often first. */
function added<Row extends { readonly times: number }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): readonly (readonly [string, readonly [Row, ...Row[]], number])[] {
  return [...byName(rows, nameOf)]
    .map(([name, same]) => [name, same, same.reduce((sum, { times }) => sum + times, 0)] as const)
    .toSorted(([, , one], [, , other]) => other - one);
}

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
        cells: [words.named(isCuratedEventType(eventType) ? words.types[eventType] : words.other, words.communities[communityType] ?? ''), number(times)],
      }))}
    />
  );
});
