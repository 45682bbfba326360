import type { OwnWords } from './own-words.ts';

/** Own words about a company. */
export const ownCompanyWords: OwnWords = {
  titles: [
    '{here} in {city} as {role}',
    'Joining {here} in {month}',
    'Hours at {here}, {city}',
    '{years} years at {here}, ask me',
    'Hike at {here} in {month}',
    '{here} or {other} for a {role}?',
  ],
  facts: [
    'a {role} with {years} years gets about {ctc} LPA',
    'the {city} office has {few} floors and one good canteen',
    'the hike was {hike} percent in {month}',
    'probation takes {few} months, and notice {days} days',
    'my lead in {city} sent us home at six on {weekday}s',
    'they answered my application after {few} weeks',
    'the insurance paid {rupees} without a question',
  ],
  asks: [
    'How is {here} in {city} for a {role}?',
    'Has {here} told anyone about {month}?',
    'Would you go from {other} to {here}?',
    'Which team of {here} in {city} would you join?',
  ],
};

/** Own words about a line of work. */
export const fieldWords: OwnWords = {
  titles: [
    '{here} in {city}: {ctc} LPA with {years} years',
    'Moving into {here} as {role}',
    '{here}: a day at {company}',
    'Who hires in {here} in {city}?',
    '{here} after {years} years',
  ],
  facts: [
    'the days in {here} begin at nine and end with {few} calls',
    'people in {here} get {hike} percent in a good year',
    'a {role} came over into {here} within {few} months',
    'they hire for {here} in {month}, mostly in {city}',
    'half of {here} is {few} sheets and patience',
  ],
  asks: ['What should a {role} know before moving into {here}?', 'Is {here} at {company} worth {years} years?', 'Who in {city} works in {here}?'],
};
