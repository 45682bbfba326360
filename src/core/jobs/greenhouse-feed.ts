import { fieldsIn, listIn, textIn } from '../device/kept-value.ts';
import { closingDay, employmentNamed, experienceIn, feedDay, feedNumber, workplaceNamed, payAYear } from './feed-facts.ts';
import { isElsewhere } from './feed-places.ts';
import { feedText, withoutEntities } from './feed-text.ts';
import { feedRow, type FeedJob, type FeedRefusal, type JobFeedRow, type JobFeed } from './job-feed.ts';

export const isGreenhouseBoard = (document: unknown): boolean => Array.isArray(fieldsIn(document)['jobs']);

/** Detects a partial board by its stated total. */
export function greenhouseJobs(document: unknown): JobFeed | FeedRefusal {
  const [jobs, total] = [listIn(fieldsIn(document)['jobs']), fieldsIn(fieldsIn(document)['meta'])['total']];
  if (typeof total === 'number' && total > jobs.length) return { code: 'cut-off', line: null };
  return { unit: 'item', rows: jobs.map((job, place) => rowOfJob(fieldsIn(job), place + 1)) };
}

function rowOfJob(fields: Readonly<Record<string, unknown>>, at: number): JobFeedRow {
  const [description, location, title] = [feedText(textIn(fields['content'])), textIn(fieldsIn(fields['location'])['name']), textIn(fields['title'])];
  const places = location.split(/[;|]/).filter((place) => place.trim() !== '');
  return feedRow(at, feedKeyIn(fields['id']), {
    title: withoutEntities(title),
    company: textIn(fields['company_name']),
    description,
    places,
    isAbroad: places.length > 0 && places.every(isElsewhere),
    workplace: workplaceNamed(location) ?? workplaceNamed(metadataIn(fields, /workplace|location type/i)),
    employment: employmentNamed(metadataIn(fields, /employment|job type|time type/i)) ?? employmentNamed(title),
    experience: experienceIn(`${title}\n${description}`),
    pay: payIn(fields['pay_input_ranges']),
    applyUrl: textIn(fields['absolute_url']),
    postedOn: feedDay(fields['first_published']),
    closesOn: closingDay(fields['application_deadline']),
  });
}

export const feedKeyIn = (value: unknown): string => (typeof value === 'number' || typeof value === 'string' ? String(value) : '');

const metadataIn = (fields: Readonly<Record<string, unknown>>, name: RegExp): string =>
  listIn(fields['metadata'])
    .map(fieldsIn)
    .flatMap((entry) => (name.test(textIn(entry['name'])) ? [entry['value']].flat().map(textIn) : []))
    .join(' ');

/** Widest rupee range, yearly unless labelled otherwise. */
function payIn(value: unknown): FeedJob['pay'] {
  const all = listIn(value).flatMap((each) => {
    const range = fieldsIn(each);
    const [from, to] = [feedNumber(range['min_cents']), feedNumber(range['max_cents'])];
    const title = textIn(range['title']);
    const per = /hour|day|daily|week/i.test(title) ? 'hour' : /month/i.test(title) ? 'month' : 'year';
    return payAYear(from && from / 100, to && to / 100, textIn(range['currency_type']), per) ?? [];
  });
  const [starts, tops] = [all.flatMap(({ from }) => from ?? []), all.flatMap(({ to }) => to ?? [])];
  if (all.length === 0) return null;
  return { from: starts.length < all.length ? null : Math.min(...starts), to: tops.length < all.length ? null : Math.max(...tops) };
}
