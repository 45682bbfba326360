/** The given and family names that people who lead demo companies are put together of. */
export const givenNames = ['Meenal', 'Harpreet', 'Anand', 'Farah', 'Lakshmi', 'Tenzin', 'Joseph', 'Ritu', 'Vikram', 'Nasreen', 'Gopal', 'Ananya'] as const;
export const familyNames = ['Joshi', 'Gill', 'Iyer', 'Khan', 'Naidu', 'Bhutia', 'Kurian', 'Saxena', 'Deshpande', 'Bora', 'Mahato', 'Solanki'] as const;

export const roles = ['Chief executive', 'Head of people', 'Head of finance', 'Head of operations', 'Head of sales', 'Head of engineering'] as const;

export const missions = [
  'We want work to be done once, done well, and paid for on the day it is due.',
  'Everyone who buys from us should know what they get, what it costs and whom to call.',
  'Good work within a bus ride of home, for people who would have had to move away for it.',
  'To do a plain thing so reliably that nobody has to think about it.',
] as const;

export const visions = [
  'In ten years a customer in a small town is served as well as one in a large one.',
  'A company in which people stay because they want to, and can say when they do not.',
  'To be the first name that comes to mind, and the last thing our customers have to worry about.',
] as const;

export const paragraphs = [
  'Teams here are small, and each one owns its product, from the first idea to the first complaint.',
  'Most decisions are written down on one page before they are taken, so that people on another shift can read why.',
  'New people spend their first two weeks with customers and at the counter, whatever they were hired for.',
  'Once a quarter we close for half a day and talk about what went wrong. The notes are where everyone can read them.',
  'Pay is reviewed every April. Each role has a pay band, and employees can see all bands.',
] as const;

export const awardNames = [
  'Safe places to work',
  'Supplier of the year',
  'Best use of water',
  'Product of the year',
  'Family friendly employer',
  'Apprentices first',
] as const;
export const ownGivers = ['Deccan Chamber of Trade', 'Sahyadri Business Forum', 'Coromandel Traders’ Union', 'Malwa Industry Circle'] as const;
export const otherGivers = ['Vindhya Institute of Work', 'Workplace Survey of Konkan', 'Brahmaputra Business Review'] as const;

export const messages = [
  'If you think of joining, ask us the uncomfortable questions first: about hours, about pay, about who left and why. You will get an answer before you sign.',
  'I started here at the counter. What I learned there still decides most of what we do, and I would like you to learn it too.',
  'We are not the loudest place to work. We are one where your manager knows what you did this week.',
] as const;

export const faqAnswers = [
  ['How long is the notice period?', 'Thirty days while on probation and sixty afterwards. It can be bought out if the team agrees.'],
  ['Is there a dress code?', 'Safety shoes where they are needed. Otherwise what you would wear to meet a customer.'],
  ['How many rounds do interviews have?', 'Two talks and one task. We say within a week how it went.'],
  ['Can I work from home?', 'Some roles can, for two days a week. The advertisement says whether yours is one.'],
  ['Do you take freshers?', 'Every July, and through the year if a team has someone to teach them.'],
  ['Do you keep original documents?', 'No. We look at originals and return them the same day.'],
] as const;

export const sections = [
  ['How we hire', 'One talk with the team, one with your future manager, and a paid task of two hours. References come last.'],
  ['Learning on the job', 'Everyone has a budget for courses and four paid days a year to use it. Afterwards you show the others what you learned.'],
  ['Shifts and travel', 'Shifts are announced four weeks in advance. If your shift ends after eight, we drop you home.'],
  ['Women at work', 'A committee that everyone knows by name, a separate room for mothers, and return after leave to the same team.'],
  ['Apprentices', 'Two years with a trade certificate at the end. Nine in ten of those who finished were offered a place.'],
  ['Our neighbours', 'We pay for thirty places in the evening school next door, and some of us teach there.'],
  ['What we measure', 'Complaints, accidents and how long people stay. The numbers of each quarter are put up at the gate.'],
] as const;

export const videos = [
  ['A day at work', 'Three people show their morning, from the gate to the first break. They say what they like, and what they would change.'],
  ['How we make it', 'From what comes in by truck to what goes out in boxes, in four minutes and without music.'],
  ['Questions to the boss', 'Questions from people who work here, read out and answered in one go.'],
] as const;

/** Public films of free licence, for want of any of our own. */
export const videoIds = ['aqz-KE-bpKQ', 'eRsGyueVLvQ', 'R6MlUcmOul8'] as const;

export const updates = [
  ['A new office', 'Forty of us move in from next month. Those who travel the farthest were asked first.'],
  ['Leave for fathers', 'Fathers now get twelve weeks, to be taken within a year, in parts if they like.'],
  ['Apprentices wanted', 'Twenty-four places from July. The form takes ten minutes and asks for no photo.'],
  ['Pay bands are out', 'Employees can now see the pay bands of all roles. Anyone below their band gets a raise in April.'],
  ['Canteen at weekends', 'The canteen serves breakfast on Saturdays and Sundays now, for those on shift.'],
] as const;

export const collageTitles = { 'four-grid': 'Where we work', 'four-wide': 'Around the office', six: 'A year here' } as const;
export const captions = [
  'Before the first shift',
  'Lunch is at one',
  'The stairs to the second floor',
  'Looking out',
  'Monday’s plan',
  'Tea on the roof',
] as const;

export const teams = ['Operations', 'Sales', 'Engineering', 'Support', 'Finance', 'People', 'Quality', 'Purchasing'] as const;
export const streets = ['Station Road', 'Mahatma Gandhi Road', 'Old Market Lane', 'Canal Road', 'Industrial Estate, Phase II', 'Ring Road'] as const;
