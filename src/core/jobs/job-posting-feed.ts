import { fieldsIn, listIn, textIn } from '../device/kept-value.ts';
import { closingDay, employmentNamed, experienceIn, feedDay, feedNumber, workplaceNamed, payAYear } from './feed-facts.ts';
import { isElsewhere, isIndia } from './feed-places.ts';
import { feedText, withoutEntities } from './feed-text.ts';
import { feedRow, type FeedJob, type FeedRefusal, type JobFeedRow, type JobFeed, type JsonParser } from './job-feed.ts';
import { mostJobExperience } from './job-search.ts';

/** Node of schema.org, and whether non-job siblings are allowed. */
interface Node {
  readonly value: unknown;
  readonly isAmongOthers: boolean;
}

const mostLevels = 5;

/** Accepts JSON-LD JobPosting singly, in a list, an `@graph` or an ItemList. */
export const jobPostings = (document: unknown): JobFeed | FeedRefusal => postingsAmong(nodesIn(document, false));

const script = /<script\b([^<>]*)>([\s\S]*?)(<\/script\s*>|$)/gi;

/** Finds JSON-LD in HTML, including comments and entities. */
export function jobPostingsOfPage(html: string, parse: JsonParser): JobFeed | FeedRefusal {
  const cut: FeedRefusal = { code: 'cut-off', line: null };
  const isWhole = /<\/html\s*>/i.test(html.replace(script, ''));
  if (/<html\b/i.test(html) && !isWhole) return cut;
  const nodes: Node[] = [];
  for (const [, attributes = '', text = '', end] of html.matchAll(script)) {
    if (!/ld\+json/i.test(attributes)) continue;
    const document = parse(text) ?? parse(withoutEntities(text.replace(/^\s*<!--|-->\s*$/g, '')));
    if (end === '' || document === undefined) return cut;
    for (const node of nodesIn(document, true)) nodes.push(node);
  }
  const feed = postingsAmong(nodes);
  return 'code' in feed || isWhole ? feed : { ...feed, missingEnd: 'page-end' };
}

function nodesIn(value: unknown, isAmongOthers: boolean, level = 0): readonly Node[] {
  if (level > mostLevels) return [];
  if (Array.isArray(value)) return value.flatMap((each: unknown) => nodesIn(each, isAmongOthers, level + 1));
  const fields = fieldsIn(value);
  if (Array.isArray(fields['@graph'])) return nodesIn(fields['@graph'], true, level + 1);
  if (isOfType(fields, 'ItemList'))
    return listIn(fields['itemListElement']).flatMap((each) => nodesIn(fieldsIn(each)['item'] ?? each, isAmongOthers, level + 1));
  return [{ value, isAmongOthers }];
}

const typesOf = (fields: Readonly<Record<string, unknown>>): readonly string[] =>
  [fields['@type']].flat().flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/:]/, '')] : []));

const isOfType = (fields: Readonly<Record<string, unknown>>, type: string): boolean => typesOf(fields).includes(type);

function postingsAmong(nodes: readonly Node[]): JobFeed | FeedRefusal {
  const jobs = nodes.filter(({ value, isAmongOthers }) => !isAmongOthers || isOfType(fieldsIn(value), 'JobPosting'));
  if (nodes.length > 0 && jobs.length === 0) return { code: 'no-jobs' };
  return nodes.length === 0 ? { code: 'no-jobs' } : { unit: 'item', rows: jobs.map(({ value }, place) => rowOfPosting(value, place + 1)) };
}

function rowOfPosting(value: unknown, at: number): JobFeedRow {
  const fields = fieldsIn(value);
  const url = webTextIn(fields['url']) || webTextIn(fields['sameAs']) || webTextIn(fields['@id']);
  const key = identifierIn(fields['identifier']) || textIn(fields['@id']) || url;
  if (!isOfType(fields, 'JobPosting')) return feedRow(at, key, {}, [{ field: 'item', because: 'it is not a JobPosting' }]);
  const description = feedText(textIn(fields['description']));
  const { places, isAbroad } = placesIn(fields['jobLocation']);
  const isRemote = [fields['jobLocationType']].flat().some((type) => workplaceNamed(textIn(type)) === 'remote');
  return feedRow(at, key, {
    title: withoutEntities(textIn(fields['title']) || textIn(fields['name'])),
    company: withoutEntities(namedIn(fields['hiringOrganization'])),
    description,
    places,
    isAbroad: isAbroad && !isRemote,
    workplace: isRemote ? 'remote' : null,
    employment: employmentNamed([fields['employmentType']].flat().map(textIn).join(' ')),
    experience: experienceOf(fields['experienceRequirements'], description),
    pay: payIn(fields['baseSalary']),
    skills: [fields['skills']].flat().flatMap((skill) => (textIn(skill) || namedIn(skill)).split(/[,;]/)),
    applyUrl: url,
    postedOn: feedDay(fields['datePosted']),
    closesOn: closingDay(fields['validThrough']),
  });
}

const webTextIn = (value: unknown): string => (/^https?:/i.test(textIn(value).trim()) ? textIn(value) : '');

/** Plain name, or the name of an object. */
const namedIn = (value: unknown): string => textIn(value) || textIn(fieldsIn(value)['name']);

function identifierIn(value: unknown): string {
  const [first] = [value].flat();
  const said: unknown = typeof first === 'object' ? (fieldsIn(first)['value'] ?? fieldsIn(first)['@id']) : first;
  return typeof said === 'number' || typeof said === 'string' ? String(said) : '';
}

function placesIn(value: unknown): Pick<FeedJob, 'places' | 'isAbroad'> {
  const all = [value].flat().flatMap((each) => {
    const [place, address] = [fieldsIn(each), fieldsIn(each)['address']];
    const parts = fieldsIn(address);
    const text = textIn(address) || textIn(parts['addressLocality']) || textIn(parts['addressRegion']) || namedIn(place);
    const country = namedIn(parts['addressCountry']);
    return text === '' && country === '' ? [] : [{ text, isAbroad: country === '' ? isElsewhere(text) : !isIndia(country) }];
  });
  return { places: all.flatMap(({ text }) => (text === '' ? [] : [text])), isAbroad: all.length > 0 && all.every(({ isAbroad }) => isAbroad) };
}

function experienceOf(value: unknown, description: string): FeedJob['experience'] {
  const months = feedNumber(fieldsIn(value)['monthsOfExperience']);
  if (months !== null && months >= 0 && months <= 12 * mostJobExperience) return { from: Math.floor(months / 12), to: null };
  return experienceIn(`${textIn(value)}\n${description}`);
}

function payIn(value: unknown): FeedJob['pay'] {
  const amount = fieldsIn(value);
  const inner = fieldsIn(amount['value']);
  const said = (name: string): number | null => feedNumber(inner[name]) ?? feedNumber(amount[name]);
  const single = feedNumber(inner['value']) ?? feedNumber(amount['value']);
  const currency = textIn(amount['currency']) || textIn(inner['currency']);
  return payAYear(said('minValue') ?? single, said('maxValue') ?? single, currency, textIn(inner['unitText']) || textIn(amount['unitText']));
}
