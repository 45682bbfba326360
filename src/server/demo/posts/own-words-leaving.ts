import type { OwnWords } from './own-words.ts';

/** Own words about leaving, changing, beginning and being interviewed. */
export const leavingWords: Readonly<Record<string, OwnWords>> = {
  'notice-period': {
    titles: [
      '{company} wants all {days} days of my notice',
      'Buyout at {company}: {rupees}, is it negotiable?',
      'Handing in my notice as {role} in {city} on {weekday}',
      'Last working day at {company} moved to {month}',
    ],
    facts: [
      'they let a {role} go after {shortDays} of {days} days, once the handover sheet was empty',
      'the buyout was {rupees}, and the next employer paid it',
      'HR answered only after the {few}th mail, and then said yes within a day',
      'nobody gave me work after day {shortDays} of my notice',
      'they counted {few} days of leave against it when I asked in writing',
      'the early release came from the {city} head, not from HR',
      'I stayed all {days} days, and was thanked by {few} people',
    ],
    asks: [
      'Who at {company} can really sign an early release?',
      'Did anyone leave {company} in {city} before the {days} days were over?',
      'Would you offer {rupees} as buyout, or wait for them to name it?',
      'Has a mail to the {city} office ever helped at {company}?',
    ],
  },
  'relieving-letter': {
    titles: [
      '{company} and my relieving letter, month {few}',
      'Full and final of {rupees} still open at {company}',
      'Experience letter from {company} with the wrong date ({month})',
      'No clearance from the {city} office of {company}',
    ],
    facts: [
      'the letter came {few} weeks after the last day, with the wrong {month} on it',
      'they held {rupees} back until the laptop was signed for in {city}',
      'accounts paid on a {weekday}, {days} days after I left',
      'one mail with all dates to the head of HR did it within {few} days',
      'they gave the letter at once and the money in {month}',
      'a {role} who left with me got hers in {few} days',
    ],
    asks: [
      'Who signs these at {company}, {city} or the head office?',
      'Would {other} let me join with the acceptance mail alone?',
      'How long did the settlement of {company} take you?',
    ],
  },
  'switching-jobs': {
    titles: [
      'From {company} to {other} for {hike} percent?',
      '{years} years as {role} at {company}, time to go?',
      'Second offer from {other}, first one from {company}',
      'Leaving {city} and {company} in {month}',
    ],
    facts: [
      'a move gave me {hike} percent and a longer way to work, {few} stops more',
      'my pay as {role} stood still for {years} years until I resigned',
      'they matched the offer of {other} within {few} days',
      'I went back after {few} months, as a senior {role}',
      'the new team was smaller by {few} people and much calmer',
      'the promotion came in {month}, right after I had told them',
    ],
    asks: [
      'Would you move from {company} to {other} for that?',
      'Is {other} in {city} a place to stay for {years} years?',
      'What would a {role} at {company} have to be offered to stay?',
      'Who has gone from {company} to {other} and back?',
    ],
  },
  'career-breaks': {
    titles: [
      'Back to work as {role} after {few} years',
      '{few} years of break, and {company} called',
      'Returning in {city}: does {company} take people like me?',
      'Break since {month}, what do I say to {company}?',
    ],
    facts: [
      'they took me back as {role} after {few} years, on a contract of six months first',
      'one line on the resume about my {few} years away was enough',
      'the returnship lasted {shortDays} weeks and paid {rupees} a month',
      'I was asked about the gap in the first of {few} rounds and never again',
      'two of {few} in my team came back from a break',
    ],
    asks: [
      'Does {company} in {city} mean it when they say returnship?',
      'Would you take a step back to {role} for a start?',
      'Which course helped you back in {city}?',
    ],
  },
  freshers: {
    titles: [
      'Joining {company} in {city} in {month}, what to bring?',
      '{company} moved my joining to {month}',
      'First job as {role} in {city}: {rupees} a month, enough?',
      'Training at {company} for {few} months, what comes after?',
    ],
    facts: [
      'the joining date moved from {month} by {few} months',
      'the first {few} weeks were classes, then a project in {city}',
      'rent for a shared room in {city} was {rupees}, and the first pay came late',
      'they asked for a bond of {few} months, and nobody enforced it',
      'my batch had {shortDays} people, and {few} stayed',
      'the first review came after {few} months, and it was kind',
    ],
    asks: ['Is anyone else joining {company} in {month}?', 'Where do freshers of {company} live in {city}?', 'Would you wait for {company} or take {other}?'],
  },
  interviews: {
    titles: [
      '{few} rounds for {role} at {company}',
      '{company} in {city}: interview on {weekday}',
      'Rejected by {company} after round {few}',
      'Take-home task from {company}, {few} hours',
    ],
    facts: [
      'round {few} was with the {city} lead, and it was the only real one',
      'they asked a {role} to explain one failure for {shortDays} minutes',
      'the answer came on a {weekday}, {few} weeks later',
      'HR wanted the payslips of {month} before naming a number',
      'they kept me waiting for {few} hours in {city} and said sorry with tea',
      'the task took {few} hours, and nobody spoke about it afterwards',
    ],
    asks: [
      'What does {company} ask a {role} in the last round?',
      'How long did {company} take to answer you?',
      'Does {company} in {city} pay for the journey?',
    ],
  },
  learning: {
    isDesk: true,
    titles: [
      '{rupees} from {company} to learn something',
      'Evening classes in {city} beside work at {company}',
      'From {deskRole} to something else at {company}',
      '{few} months of a course, and {company} did not notice',
    ],
    facts: [
      'they pay {rupees} a year for courses, and {few} people ask for it',
      'a {deskRole} taught the rest of us on {weekday}s, for {few} months',
      'the certificate changed nothing, the {few} projects did',
      'I learnt most from a {deskRole} who had come from {other}',
      'two hours each {weekday} were mine for learning until {month}',
    ],
    asks: [
      'What should a {deskRole} with {years} years learn next?',
      'Who in {city} has done this beside full work?',
      'Did {company} give you the time for it, or only the {rupees}?',
    ],
  },
  'ai-at-work': {
    isDesk: true,
    titles: [
      'What {company} lets a {deskRole} use',
      'Reports of {company} now write themselves, almost',
      '{few} of us at {company} check what a machine wrote',
      'A {deskRole} at {company} and the new tool',
    ],
    facts: [
      'the weekly report of {few} pages takes ten minutes now, and an hour of checking',
      'it is blocked in {city} and allowed in the other offices',
      'a {deskRole} found {few} wrong numbers in one draft',
      'they bought {shortDays} seats in {month}, and half stand empty',
      'nobody lost work over it, {few} people do other work now',
    ],
    asks: ['Who checks it at {company}?', 'What did a {deskRole} in your team pick up instead?', 'Does {company} in {city} pay for it?'],
  },
  'finding-a-job': {
    titles: [
      '{few} months of applying in {city} as {role}',
      'Does {company} read what comes by its website?',
      'Recruiter for {company} asked me for {rupees}',
      'Resume of a {role} with {years} years, one page or two?',
    ],
    facts: [
      'a referral got me the call within {few} days',
      'the website took my resume in {month} and never wrote back',
      'a recruiter wrote first, for a {role} in {city}',
      'I sent {shortDays} applications and had {few} calls',
      'they asked nobody for money, the man who wanted {rupees} was not theirs',
    ],
    asks: ['Is {company} hiring in {city} at all?', 'What would you leave out after {years} years as {role}?', 'Who could refer a {role} at {company}?'],
  },
};
