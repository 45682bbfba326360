import type { SpokenRemarks } from './remark.ts';

/** Remarks about colleagues, managers and manners. */
export const peopleRemarks: SpokenRemarks = {
  good: [
    '{Peers} are <friendly|helpful|the best part>, <we still have a group|we eat together each {weekday}|festival lunches are potluck>',
    'My manager <takes the blame in front of others and gives credit|never raised his voice in {years} years|listens first>, even during {busy}',
    'No politics {ctx}, <at least I did not see it|or it stays above us>',
    'You can <walk into the head’s cabin|question the boss in a meeting|say no> and <nothing happens to you|he thanks you for it> {ctx}',
    'When my <father was in hospital|flat got flooded|child was born> the {team} <took over my {output} for {days} days|collected {bigRupees} without my asking>',
    'HR <answers within {few} days|sat with us on {weekday}|is on our side for once> when we had trouble with {chore}',
    'Women are treated with respect {ctx}, <the committee exists and is not only a poster|late drop till the door>',
    'Seniors and helpers eat <at the same table|the same food> {ctx}, that tells a lot',
    'Good mix of people from {otherCity}, {city} and the villages around, <nobody laughs at your English|Hindi, English, all is fine>',
    'The lead of our {team} <asks about your family and remembers|knows everybody’s name|teaches by doing>, {few} of us stay because of him',
    'Culture is <open|relaxed|respectful> {ctx}, <first names for everybody|no sir and madam>',
    'They <celebrate small things|have a cricket match each {month}|do a picnic at {spot} in {month}> and <even contract staff are called|nobody is forced to come>',
    'A complaint about a senior was <taken seriously|closed in {weeks} weeks with action> {ctx}',
  ],
  bad: [
    'Very manager driven, <your life depends on whom you get|I had a good one for {months} months and then the other kind> {ctx}',
    'Favouritism {ctx}, <those who drink tea with the boss get the good {output}|same {few} names in each award mail>',
    'Micromanagement, <updates every {few} hours on WhatsApp|he stands behind your chair|cc to everyone for one mistake>',
    'Groups by <language|old batch|region> {at}, <a new person eats alone for {weeks} weeks|decisions are made at the tea stall>',
    'HR is <only a post box|for the management|seen only on Women’s Day>, I wrote on {portal} in {month} and wait',
    'Nobody tells you <what is decided|why> {ctx}, you hear it from {peers} first',
    'Blame goes down and credit goes up {ctx}, <I learnt to keep mails|save everything in writing>',
    'Some seniors <still shout|use rough language> during {busy}, <and laugh about it next day|everyone looks at the floor>',
    'Head office in {otherCity} decides and <we only get the mail|never asks the people {at}>',
    'Between the {team} and the other teams there is <a cold war|only mail and no talking>, {customers} suffer from it',
    'My one on one was moved {few} times since {month}, <then dropped|he forgot>',
    'People leave every month, in the {team} {few} of {some} went since {month}',
  ],
  worst: [
    'Manager insulted a {role} in front of {customers} and {some} people, <HR called it a bad day|nothing happened to him>',
    'They read our <chats|messages> aloud in the {weekday} meeting, <names and all|to teach a lesson>',
    'I complained in {month}, within {days} days I was <moved to {shift}|out of all meetings|rated lowest in the {team}>',
    'Toxic {ctx}, <people cry in the washroom|{few} resigned on one {weekday}>, and the owner calls it family',
    'Shouting is the management style {at}, <from the head down to the {role}|everyone shouts at the one below>',
    'They made us <write apologies|stand in a line|give fines of {rupees}> for missing {marks}',
  ],
};
