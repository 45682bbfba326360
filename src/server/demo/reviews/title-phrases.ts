import type { ReviewSubject } from './remark.ts';

/** Words in a few words: what titles are made of, and short reviews. They stand anywhere in a sentence. */
export const reviewPhrases: Readonly<Record<ReviewSubject, { readonly good: readonly string[]; readonly bad: readonly string[] }>> = {
  hours: {
    good: [
      'fixed timings',
      'out by {hour} <daily|mostly>',
      'easy leaves',
      'real <weekends|weekly offs>',
      'decent work life balance',
      'no calls after {hour}',
      'planned roster',
    ],
    bad: [
      '{long} hour days',
      'no <weekend|life> during {busy}',
      'leave is a fight',
      'calls at {late}',
      '{minutes} minutes of travel',
      'late <evenings|logouts>',
      'roster changes overnight',
    ],
  },
  pay: {
    good: ['salary on time', '{hike} percent hike', 'fair pay', 'good <incentives|insurance>', 'honest payslip', '{lakh} LPA, on time', 'bonus before Diwali'],
    bad: [
      '{lowHike} percent hike',
      'low <pay|package>',
      'variable paid {percent} percent',
      'bills pending since {month}',
      'late increments',
      'salary delayed in {month}',
      'pay below market',
    ],
  },
  security: {
    good: ['secure job', 'no layoffs in {years} years', 'confirmed in {months} months', 'steady <work|orders>', 'people stay {longYears} years'],
    bad: ['contract for {months} months only', 'bench fear', 'layoffs in {month}', 'no job security', 'everyone on contract'],
  },
  growth: {
    good: ['<good|quick> growth', 'promoted in {months} months', 'fair promotions', 'ownership early', 'internal moves allowed', 'growth for a {role}'],
    bad: [
      'no growth after {role}',
      'promotion by favour',
      'slow growth',
      'bell curve in {hikeMonth}',
      'same post for {years} years',
      'head office gets everything',
    ],
  },
  skills: {
    good: ['learnt {learn}', '<lots|plenty> of {craft}', 'seniors who teach', '{weeks} weeks of training', 'good for freshers', 'hands on learning'],
    bad: ['only {chore}', 'old <tools|methods>', 'no training', 'learning stops after {months} months', 'too much {chore}', 'nothing new to learn'],
  },
  people: {
    good: ['<helpful|friendly> {peers}', 'a lead who listens', 'no politics in the {team}', 'respectful <seniors|people>', 'good {team}', 'supportive manager'],
    bad: [
      'manager driven',
      '<too much|dirty> politics',
      'micromanagement',
      'favourites everywhere',
      'HR only on paper',
      'shouting during {busy}',
      '{few} managers in {years} years',
    ],
  },
  place: {
    good: [
      'cab <on time|till the door>',
      'canteen {dish}',
      'clean <office|place>',
      'good facilities',
      'bus from {spot}',
      'good location near {spot}',
      'food for {plate} rupees',
    ],
    bad: [
      'bad <canteen|cab service>',
      'cab late by {minutes} minutes',
      'no parking near {spot}',
      'far from {spot}',
      'same {dish} daily',
      'poor facilities',
      '{km} km one way',
    ],
  },
  work: {
    good: ['meaningful work', 'good work with {customers}', '{pride}', 'freedom for a {role}', 'work you can be proud of', 'a calm {firm}'],
    bad: ['{grind}', 'pressure for {marks}', 'understaffed in {busy}', 'only {marks} matter', '{few} people’s work', 'too many approvals'],
  },
};

/** Forms of a title from one or two phrases, by the mood of the review. */
export const titleForms = {
  glad: [
    '{p}, {p2}',
    '{p} and {p2}',
    'happy as {role}: {p}',
    '{p}, what else does one want',
    '{city}: {p} and {p2}',
    '{p}, just {c}',
    '{years} years and still {p}',
    'would join again for {p}',
    '{p}, minus {c}',
  ],
  torn: [
    '{p} but {c}',
    '{p}, {c}',
    '{p} / {c}',
    'mixed: {p}, {c}',
    '{p}, yet {c}',
    'okay for {months} months, {c}',
    '{city} office: {p}, {c}',
    '{c} but {p}',
    'average {firm}, {p}',
    '{p}, think about {c}',
    'from {city}: {p} but {c}',
    'depends on team, {c} in mine',
    '50-50, {p} and {c}',
  ],
  sour: [
    '{c}, {c2}',
    '{c} and {c2}',
    'think twice: {c}',
    'not worth it, {c}',
    'left because of {c}',
    '{c}, only {p}',
    'not for a {role}, {c}',
    '{city}: {c}, {c2}',
    '{years} years of {c}',
    'avoid {busy} here, {c}',
  ],
  hindi: [
    '{city} में {years} साल का अनुभव',
    '<ठीक|अच्छी|मिली-जुली> जगह, पर <वेतन कम|काम ज़्यादा|सफ़र लंबा>, {city}',
    '{here}: {years} साल बाद मेरी राय',
    '{city} में {months} महीने, <मेरा|अपना> अनुभव',
    '{city} की शाखा का हाल',
    '{here} {city}, <सच्ची|सीधी> बात',
    '{city}: <काम|लोग> अच्छे, <तरक़्क़ी|बढ़ोतरी> {maah} से <अटकी|रुकी>',
  ],
  hinglish: [
    '{city} mein {years} saal, {p}',
    '{p} hai, par {c}',
    'Bas {c}, baaki theek',
    'Sach bataun to {p}, {c}',
    '{here} ka haal: {p}, {c}',
    'Soch samajh ke, {c}',
    'Theek thaak, {p} par {c}',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Titles without anything of the company in them, by the mood of the review. Each is said at few companies, and once. */
export const plainTitles = {
  glad: (
    'Good place to start|Not bad|Decent place to work|Good for freshers|Nice experience|Great learning|Job security is there|Good company|Overall good|' +
    'Work life balance is good|Best place to learn|Satisfied|Nice people|Learnt a lot|Happy here|Stable job|Good team|Peaceful|Good start for career|No complaints|' +
    'Good culture|Like a family|Old style but fair|Hard work, fair people|Paisa kam, sukoon zyada|अच्छी कंपनी|सीखने के लिए अच्छी जगह|शुरुआत के लिए ठीक'
  ).split('|'),
  torn: (
    'Average|Okay okay|My honest review|Good but can be better|Mixed feelings|Just average|Salary is the only issue|Could be better|Comfort zone|Go for experience only|' +
    'It is what it is|Fine for two years|Depends on your manager|Manager driven|Depends on project|Theek hai|Sab manager pe depend|ठीक-ठाक|काम ज़्यादा, पैसा कम'
  ).split('|'),
  sour: (
    'Worst experience|Think before joining|Do not join|Poor management|Management needs to change|Too much work|Underpaid|Toxic|Family business|Not for long|' +
    'Could be much better|Only for freshers|Waste of time|Please improve|No growth|Look elsewhere|Bach ke raho|सोच समझकर आएँ'
  ).split('|'),
} as const satisfies Readonly<Record<string, readonly string[]>>;
