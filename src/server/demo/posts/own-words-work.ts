import type { OwnWords } from './own-words.ts';

/** Own words about pay and the days at work. */
export const workWords: Readonly<Record<string, OwnWords>> = {
  'salary-talk': {
    titles: [
      '{ctc} LPA as {role} at {company}, fair?',
      '{hike} percent at {company} this year',
      '{role} in {city}, {years} years: what do you get?',
      'My junior at {company} joined {rupees} above me',
    ],
    facts: [
      'a {role} with {years} years gets {ctc} LPA, fixed',
      'the hike was {hike} percent, and the letter came in {month}',
      'the band for a {role} ends at {ctc} LPA, they showed it when {few} of us asked',
      'the variable paid {hike} percent of what was promised',
      'I asked for {rupees} more a month and got half of it in {month}',
      'people who joined in {month} start at {ctc} LPA',
    ],
    asks: [
      'What does a {role} in {city} get where you are?',
      'Is {hike} percent normal at {company}?',
      'Would you ask in {month} or wait for the letter?',
      'Does {other} pay a {role} more?',
    ],
  },
  'offers-compared': {
    titles: ['{company} or {other}, as {role} in {city}', 'Stay at {company} or go to {other}?', '{company} pays more, {other} is nearer'],
    facts: [
      'the variable looked good and paid {hike} percent',
      'the way to the {city} office costs {rupees} a month',
      'I took the lower one, {rupees} less, and have not regretted it in {years} years',
      'they moved the fixed part up by {hike} percent when I asked',
      'the manager answered {few} questions no one else would',
    ],
    asks: ['Which would you take as a {role} in {city}?', 'Has {company} ever paid the whole variable?', 'Is {other} worth the move to {city}?'],
  },
  'tax-and-payslip': {
    titles: [
      '{rupees} missing on the payslip of {company}',
      'Form 16 from {company} and one from {other}',
      'PF of {company} does not show for {month}',
      'Tax cut of {rupees} in {month} at {company}',
    ],
    facts: [
      'they cut {rupees} too much in {month} and gave it back with the return',
      'the PF of {month} was deposited {few} months late',
      'payroll changed the regime on a {weekday} after one mail',
      'the payslip has {few} lines nobody could explain to me',
      'the reimbursement of {rupees} came without a bill being asked for',
    ],
    asks: [
      'Does payroll of {company} answer mails at all?',
      'What did you do with {few} Forms 16 for one year?',
      'Did {company} pay the PF for {month} in your case?',
    ],
  },
  'gratuity-and-benefits': {
    titles: [
      'Insurance of {company} for parents: {rupees} a year',
      '{years} years at {company}, and gratuity',
      'Canteen, cab and cover at {company} in {city}',
      'Leave encashed by {company}: {rupees}',
    ],
    facts: [
      'the cover for parents costs {rupees} a year and paid a stay in {city} without trouble',
      'gratuity for {years} years came {few} weeks after the last day',
      'they encashed {few} days of leave for me in {month}',
      'the cab is free for a {role} who works after eight in {city}',
      'the claim of {rupees} took {few} calls',
    ],
    asks: ['Does {company} pay for parents in {city}?', 'Who at {company} works gratuity out?', 'Is the cover of {other} better?'],
  },
  managers: {
    titles: [
      'My lead at {company} moved to {city}',
      'New manager at {company} since {month}',
      'A {role} under {few} managers at {company}',
      'My review at {company} was {few} minutes',
    ],
    facts: [
      'my lead put my name first on the deck in {month}',
      'I had {few} managers in {years} years, and one good one',
      'a short note before each {weekday} meeting changed who was thanked',
      'the one-on-one was cancelled {few} times in a row',
      'the {city} head asked us directly, and things moved within {few} weeks',
      'he said sorry in front of {few} people, which I had not expected',
    ],
    asks: ['How does {company} hear of such things?', 'Would you go to the {city} head with it?', 'Who has changed teams at {company} because of it?'],
  },
  'office-or-home': {
    isDesk: true,
    titles: [
      '{officeDays} days a week at {company} from {month}',
      'Badge count at {company} in {city}',
      'A {deskRole} at {company} and the way to {city}',
      'Home days at {company} for a {deskRole}',
    ],
    facts: [
      'it is {officeDays} days on paper and {few} hours of calls in the office',
      'they count badges since {month}, in {city} at least',
      'a {deskRole} got two fixed days at home after {few} mails',
      'the way in takes {few}0 minutes, and the seat is never mine',
      'teams of {few} decide it among themselves',
      'the letter said remote until {month}',
    ],
    asks: ['Has a {deskRole} at {company} got an exception?', 'Does {other} in {city} count badges too?', 'How many days does {company} really want from you?'],
  },
  'hours-and-health': {
    titles: [
      '{few} weeks of late evenings at {company}',
      'Calls at night from {company} in {city}',
      'I left at six on {weekday}, at {company}',
      'Back pain after {years} years as {role}',
    ],
    facts: [
      'nobody said a word when I left at six each {weekday}',
      'I wrote my hours down for {few} weeks, and my lead hired a {role}',
      'the phone stays off after eight since {month}',
      'we had {few} late evenings in one week and a free {weekday} for it',
      'the doctor in {city} asked what I do before asking what hurts',
      'shifts of a {role} are planned {few} days ahead now',
    ],
    asks: [
      'How does a {role} at {company} say no to night calls?',
      'Did it get better at {company} after {month}?',
      'What did you change first, in {city} or elsewhere?',
    ],
  },
  'women-at-work': {
    titles: [
      'Back at {company} since {month}, with a smaller role',
      'Cab after the late shift at {company} in {city}',
      '{few} women in a team of {shortDays} at {company}',
      'Crèche of {company} in {city}',
    ],
    facts: [
      'the cab waits until the door is closed, in {city} as well',
      'I got {few} of my accounts back by {month}',
      'the crèche costs {rupees} a month and is {few} minutes away',
      'a {role} two levels up told me who decides, and it took {few} weeks',
      'the rating for the months of leave was corrected in {month}',
    ],
    asks: ['Who at {company} in {city} has come back from leave?', 'Does {company} count the months away?', 'What is the rule for late cabs at {other}?'],
  },
  startups: {
    isDesk: true,
    titles: [
      '{company} pays half in shares, as {role}',
      'Team of {few} in {city}, and I am the {role}',
      'Salary of {month} late at {company}',
      'From {other} to {company}, which has {shortDays} people',
    ],
    facts: [
      'my shares of {years} years paid for {few} months of rent',
      'the salary of {month} came {few} days late, with an honest mail',
      'we were {few} when I began and {shortDays} when I left',
      'a {role} did three jobs there and learnt all of them in {city}',
      'I had {few} months to buy the shares after leaving',
    ],
    asks: ['Would you go as {role} number {few}?', 'Has {company} ever paid late before {month}?', 'What did your shares of {other} turn into?'],
  },
};
