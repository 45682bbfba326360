import { fieldsIn, listIn, textIn, textListIn } from '../device/kept-value.ts';
import { employmentNamed, experienceIn, feedDay, feedNumber, workplaceNamed, payAYear } from './feed-facts.ts';
import { isElsewhere, isIndia } from './feed-places.ts';
import { feedText, mostMarkup } from './feed-text.ts';
import { feedKeyIn } from './greenhouse-feed.ts';
import { feedRow, type JobFeedRow, type JobFeed } from './job-feed.ts';

export const isLeverList = (list: readonly unknown[]): boolean =>
  list.some((each) => ['hostedUrl', 'applyUrl', 'categories'].some((name) => name in fieldsIn(each)));

export const leverPostings = (list: readonly unknown[]): JobFeed => ({
  unit: 'item',
  rows: list.map((posting, place) => rowOfLever(fieldsIn(posting), place + 1)),
});

function rowOfLever(fields: Readonly<Record<string, unknown>>, at: number): JobFeedRow {
  const [categories, pay] = [fieldsIn(fields['categories']), fieldsIn(fields['salaryRange'])];
  const [title, description, country] = [textIn(fields['text']), descriptionOf(fields), textIn(fields['country'])];
  const places = [...new Set([textIn(categories['location']), ...textListIn(categories['allLocations'])])].filter((place) => place.trim() !== '');
  return feedRow(at, feedKeyIn(fields['id']), {
    title,
    description,
    places,
    isAbroad: country === '' ? places.length > 0 && places.every(isElsewhere) : !isIndia(country),
    workplace: workplaceNamed(textIn(fields['workplaceType'])) ?? workplaceNamed(places.join(' ')),
    employment: employmentNamed(textIn(categories['commitment'])) ?? employmentNamed(title),
    experience: experienceIn(`${title}\n${description}`),
    pay: payAYear(feedNumber(pay['min']), feedNumber(pay['max']), textIn(pay['currency']), textIn(pay['interval'])),
    applyUrl: textIn(fields['applyUrl']) || textIn(fields['hostedUrl']),
    postedOn: feedDay(fields['createdAt']),
  });
}

const mostLists = 20;

function descriptionOf(fields: Readonly<Record<string, unknown>>): string {
  const lists = listIn(fields['lists']).slice(0, mostLists).map(fieldsIn);
  const parts = [
    textIn(fields['descriptionPlain']) || textIn(fields['description']),
    ...lists.map((list) => `${textIn(list['text'])}\n${feedText(textIn(list['content']))}`),
    textIn(fields['additionalPlain']) || textIn(fields['additional']),
  ];
  let left = mostMarkup;
  const read = parts.map((part) => {
    const most = left;
    left = Math.max(0, left - part.length);
    return part.slice(0, most);
  });
  return read.map(feedText).filter(Boolean).join('\n\n');
}
