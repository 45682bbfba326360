import { curatedEventTypes } from '#core/usage/curated-events.ts';
import type { RecordedEvent } from '#core/usage/recorded-call.ts';
import { loginOutcomes, visitSpans } from '#core/usage/usage-counts.ts';
import type { RecordedWords } from '#web/words/en/usage/words.ts';

type Said = (text: (name: string) => string, words: RecordedWords['events']) => string;

const counts: Readonly<Record<string, Said>> = {
  visit: (text, { visit, other }) => visit[visitSpans.find((span) => span === text('span')) ?? 'day'] ?? other,
  page: (text, { page }) => page(spaced(text('pageName'))),
  source: (text, { source }) =>
    source(
      ['source', 'medium', 'campaign']
        .map(text)
        .filter((part) => part !== '')
        .join(' · '),
    ),
  vital: (text, { vital }) => vital(text('vital'), spaced(text('pageName'))),
  slow: (text, { slow }) => slow(spaced(text('pageName'))),
  call: (text, { call }) => call(text('operation')),
  login: (text, { login }) => login[loginOutcomes.find((outcome) => outcome === text('outcome')) ?? 'begun'](text('way')),
};

const sentences: Readonly<Record<RecordedEvent['kind'], Said>> = {
  counts: (text, words) => counts[text('kind')]?.(text, words) ?? words.other,
  event: (text, words) => {
    const type = curatedEventTypes.find((known) => known === text('eventType'));
    return type ? words.curated[type](spaced(text('pageName'))) : words.other;
  },
  error: (text, { error }) => error(text('message')),
  impressions: (text, { impression }) => impression(text('companies')),
  browsing: (text, { browsing }) => browsing(text('urlName')),
  views: (_, { view }) => view,
};

export function recordedSaid({ kind, sent }: RecordedEvent, words: RecordedWords['events']): string {
  const fields: Readonly<Record<string, unknown>> = { ...Object(sent['error']), ...sent };
  return sentences[kind]((name) => String(fields[name] ?? ''), words);
}

export function consentSaid({ kind }: RecordedEvent, { nobody, allowed, part }: RecordedWords['consents']): string {
  if (kind === 'counts') return nobody;
  return kind === 'event' ? allowed : part;
}

/** Splits a screen name: `CompanyOverview` becomes "Company overview". */
function spaced(name: string): string {
  const [first = '', ...others] = name.split(/(?=[A-Z])/);
  return [first, ...others.map((word) => word.toLowerCase())].join(' ');
}
