import { demoCities } from '../companies/demo-cities.ts';
import { spun } from '../posts/spun.ts';
import type { Random } from '../random.ts';
import type { DemoExit } from './demo-review.ts';
import { departmentWordsOf } from './department-words.ts';
import type { EmployerFacts } from './employer-facts.ts';
import { slotValues } from './slot-values.ts';
import type { TradeWords } from './trade-words.ts';

export type Tongue = 'english' | 'hindi' | 'hinglish';

export interface Speaker {
  readonly random: Random;
  readonly tongue: Tongue;
  readonly employer: EmployerFacts;
  readonly trade: TradeWords;
  readonly tradeName: string;
  readonly department: string;
  readonly designation: string;
  readonly cityName: string;
  readonly years: number;
  readonly tenure: string;
  readonly team: string;
  readonly exit: DemoExit | null;
}

/** Words of one sentence by slot, lazily drawn. */
export type Slots = Readonly<Record<string, string>>;

/** Slots of a speaker, nested ones filled too, with a capital where the name has one. */
export function slotsOf(speaker: Speaker): Slots {
  const wordFor = (name: string): string | undefined => {
    const word = drawers.get(name)?.(speaker);
    return word?.includes('{') ? spun(word, speaker.random, slots) : word;
  };
  const slots: Slots = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => {
        if (typeof name !== 'string') return undefined;
        if (drawers.has(name)) return wordFor(name);
        const word = wordFor(`${name.charAt(0).toLowerCase()}${name.slice(1)}`);
        return word === undefined ? undefined : capital(word);
      },
    },
  );
  return slots;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Designation within a sentence: "QA Engineer" keeps its letters, "Staff Nurse" does not. */
const inProse = (designation: string): string =>
  designation
    .split(' ')
    .map((word) => (/[A-Z].*[A-Z]/.test(word) ? word : word.toLowerCase()))
    .join(' ');

const batchTrades: ReadonlySet<string> = new Set(['education', 'skill-training']);
const deskTrades: ReadonlySet<string> = new Set(['accounting', 'media', 'non-profits', 'real-estate', 'staffing', 'banking', 'insurance', 'lending']);

type Drawer = (speaker: Speaker) => string;

const from =
  (name: keyof typeof slotValues): Drawer =>
  ({ random }) =>
    random.among<string>(slotValues[name]);
const count =
  (least: number, most: number, step = 1): Drawer =>
  ({ random }) =>
    grouped(random.between(least, most) * step);
const ofTrade =
  (name: keyof TradeWords): Drawer =>
  ({ trade, random }) =>
    random.among(trade[name].split('|'));
const ofDepartment =
  (name: 'craft' | 'chore' | 'peers' | 'marks', isOther = false): Drawer =>
  ({ department, random }) => {
    const words = departmentWordsOf(department)[name].split('|');
    const half = Math.ceil(words.length / 2);
    return random.among(name === 'craft' || name === 'peers' ? words : isOther ? words.slice(half) : words.slice(0, half));
  };

/** Indian digit grouping: 1,20,000. */
const grouped = (value: number): string => String(value).replace(/(?<=\d)(?=(\d\d)*\d{3}$)/g, ',');

const drawers: ReadonlyMap<string, Drawer> = new Map(
  Object.entries<Drawer>({
    here: ({ employer: { shortName, noun }, random, tongue }) => {
      if (shortName !== null && (tongue !== 'english' || random.chance(0.65))) return shortName;
      return { english: random.chance(0.6) ? `this ${noun}` : 'this place', hindi: 'कंपनी', hinglish: 'company' }[tongue];
    },
    firm: ({ employer: { noun } }) => noun,
    city: ({ cityName }) => cityName,
    otherCity: ({ random, cityName, employer: { cities } }) => {
      const others = cities.filter(({ name }) => name !== cityName);
      return random.among(others.length > 2 ? others : demoCities.slice(0, 24)).name;
    },
    role: ({ designation }) => inProse(designation),
    portal: ({ employer: { portal } }) => portal,
    spot: ({ employer, random }) => random.among(employer.spots),
    dish: ({ employer, random }) => random.among(employer.dishes),
    hikeMonth: ({ employer }) => employer.hikeMonth,
    years: ({ years }) => String(years),
    shift: ({ random, tradeName }) =>
      random.among<string>(batchTrades.has(tradeName) ? slotValues.batchShift : deskTrades.has(tradeName) ? slotValues.deskShift : slotValues.shift),
    few: count(2, 9),
    some: count(12, 64),
    some2: count(3, 11),
    days: count(3, 24),
    weeks: count(2, 9),
    months: count(3, 22),
    longYears: count(12, 29),
    officeDays: count(3, 5),
    hike: ({ random }) => `${random.between(6, 18)}${random.chance(0.3) ? '.5' : ''}`,
    lowHike: ({ random }) => `${random.between(1, 4)}${random.chance(0.4) ? '.5' : ''}`,
    percent: count(2, 18, 5),
    lakh: ({ random }) => `${random.between(3, 16)}.${random.between(1, 9)}`,
    lowLakh: ({ random }) => `${random.between(2, 4)}.${random.between(1, 9)}`,
    rupees: count(8, 45, 10),
    bigRupees: count(3, 58, 500),
    km: count(9, 46),
    minutes: count(3, 18, 5),
    shortMinutes: count(6, 25),
    lunch: count(6, 12, 5),
    plate: count(3, 14, 5),
    probation: ({ random }) => random.among(['3', '6', '6', '9', '12']),
    noticeDays: ({ exit, employer: { noticeDays } }) => String(exit?.noticeDays ?? noticeDays),
    relievingDays: ({ exit }) => String(exit?.relievingDays ?? 0),
    settlementDays: ({ exit }) => String(exit?.settlementDays ?? 0),
    bond: ({ exit }) => grouped(exit?.bondRupees ?? 0),
    bondMonths: ({ exit }) => String(exit?.bondMonths ?? 0),
    month: from('month'),
    otherMonth: from('month'),
    maah: from('maah'),
    weekday: from('weekday'),
    weekday2: ({ random }) => random.among(['Saturday', 'Sunday', 'the same evening', 'each morning']),
    hour: from('hour'),
    ghanta: from('ghanta'),
    late: from('late'),
    long: from('long'),
    ordinal: from('ordinal'),
    lossOf: from('lossOf'),
    lossyOrder: from('lossyOrder'),
    otherField: from('otherField'),
    ctx: from('ctx'),
    where: from('where'),
    travel: count(8, 26, 5),
    customers: ofTrade('customers'),
    busy: ofTrade('busy'),
    at: ofTrade('at'),
    tool: ofTrade('tool'),
    output: ofTrade('output'),
    learn: ofTrade('learn'),
    pride: ofTrade('pride'),
    grind: ofTrade('grind'),
    team: ({ team }) => team,
    tenure: ({ tenure }) => tenure,
    craft: ofDepartment('craft'),
    peers: ofDepartment('peers'),
    chore: ofDepartment('chore'),
    chore2: ofDepartment('chore', true),
    marks: ofDepartment('marks'),
    marks2: ofDepartment('marks', true),
  }),
);
