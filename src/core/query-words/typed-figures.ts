import { crore, lakh } from '../figures/rupee-units.ts';

/** Pay is in lakh a year, amounts in rupees a month. */
export interface TypedFigures {
  readonly lakh: number | null;
  readonly fromLakh: number | null;
  readonly rupees: number | null;
  readonly rent: number | null;
  readonly basic: number | null;
  readonly percent: number | null;
  readonly years: number | null;
  readonly months: number | null;
  readonly year: number | null;
}

export const noFigures: TypedFigures = {
  lakh: null,
  fromLakh: null,
  rupees: null,
  rent: null,
  basic: null,
  percent: null,
  years: null,
  months: null,
  year: null,
};

interface FoundFigure {
  readonly words: number;
  readonly figures: Partial<TypedFigures>;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const lakhs = setOf('lpa lakh lakhs lac lacs l लाख लक्ष लक्षं लक्षम् लट्चम् लाख़ एलपीए');
const crores = setOf('crore crores cr करोड़ करोड');
const thousands = setOf('k thousand hazar hazaar hajar हज़ार हजार');
const percents = setOf('percent pct percentage फीसदी फ़ीसदी प्रतिशत');
const spans = setOf('year years yr yrs yoe saal sal साल वर्ष');
const ofExperience = setOf('experience exp anubhav experienced अनुभव ka');
const towards = setOf('to se से');
const freshers = setOf('fresher freshers फ्रेशर फ्रेशर्स');
const monthly = setOf('pm monthly month mahina mahine महीना महीने माह मासिक');
const rupeeSigns = setOf('rs inr rupees rupee rupaye ₹ रुपये रुपए');

const monthWords = setOf('month months mnth mnths mahina mahine mahino महीना महीने माह');
const between = setOf('and aur और');
const labels = { rent: setOf('rent kiraya kiraaya किराया भाड़ा'), basic: setOf('basic बेसिक') } as const;
const besideLabel = setOf('of is pay salary hai h का है की ki ka');

const firstYear = 2010;
const lastYear = 2039;
const longestCareer = 30;
const mostLakh = 1_000;
const mostPercent = 500;
const leastRupees = 1_000;
const months = 12;

export function typedFigure(typed: readonly string[]): FoundFigure | undefined {
  return labelled(typed) ?? unlabelled(typed);
}

/** Amounts such as rent 18000. A label between two belongs to the second unless another follows. */
function labelled(typed: readonly string[]): FoundFigure | undefined {
  const label = labelOf(typed[0]);
  if (label) {
    const at = typed.findIndex((word, place) => place > 0 && !besideLabel.has(word));
    const found = at < 1 ? undefined : unlabelled(typed.slice(at));
    return found?.figures.rupees ? { words: at + found.words, figures: { [label]: found.figures.rupees } } : undefined;
  }
  const found = unlabelled(typed);
  const behind = found?.figures.rupees ? labelOf(typed[found.words]) : undefined;
  if (!found || !behind) return undefined;
  const next = unlabelled(typed.slice(found.words + 1));
  const isOfNext = next?.figures.rupees !== undefined && labelOf(typed[found.words + 1 + next.words]) === undefined;
  return isOfNext ? undefined : { words: found.words + 1, figures: { [behind]: found.figures.rupees } };
}

const labelOf = (word = ''): 'rent' | 'basic' | undefined => (labels.rent.has(word) ? 'rent' : labels.basic.has(word) ? 'basic' : undefined);

function unlabelled(typed: readonly string[]): FoundFigure | undefined {
  const [first = '', second = ''] = typed;
  if (rupeeSigns.has(first)) return more(unlabelled(typed.slice(1)), 1);
  const range = rangeIn(typed);
  if (range) return range;
  if (freshers.has(first)) return { words: 1, figures: { years: 0 } };
  const [, digits, unit = ''] = /^(\d{1,9}(?:\.\d{1,2})?)\+?(\p{L}*)$/u.exec(first) ?? [];
  if (digits === undefined) return undefined;
  const [said, words] = unit === '' ? [second, 2] : [unit, 1];
  return (
    amountIn(Number(digits), { said, words, typed }) ??
    spanIn(Number(digits), { said, words, typed }) ??
    (unit === '' ? plainNumber(Number(digits), typed) : undefined)
  );
}

const more = (found: FoundFigure | undefined, words: number): FoundFigure | undefined => found && { ...found, words: found.words + words };

/** Pay ranges such as 8 to 11 lakh, where the first takes the second's unit by default. */
function rangeIn(typed: readonly string[]): FoundFigure | undefined {
  const at = typed.slice(0, 3).findIndex((word) => towards.has(word));
  const from = /^(\d{1,4}(?:\.\d{1,2})?)(\p{L}*)$/u.exec(typed[0] ?? '');
  if (at < 1 || !from) return undefined;
  const to = typedFigure(typed.slice(at + 1));
  const [, digits = '', unit = ''] = from;
  const said = unit || (at === 2 ? (typed[1] ?? '') : '');
  if (to?.figures.lakh === undefined || (said !== '' && !lakhs.has(said) && !crores.has(said))) return undefined;
  const times = crores.has(said) ? 100 : 1;
  return { words: at + 1 + to.words, figures: { ...to.figures, fromLakh: Number(digits) * times } };
}

interface Beside {
  readonly said: string;
  readonly words: number;
  readonly typed: readonly string[];
}

function amountIn(figure: number, { said, words, typed }: Beside): FoundFigure | undefined {
  if (percents.has(said) && figure <= mostPercent) return { words, figures: { percent: figure } };
  const unit = thousands.has(said) ? 1_000 : lakhs.has(said) ? lakh : crores.has(said) ? crore : undefined;
  return unit === undefined || figure * unit > mostLakh * lakh ? undefined : paid(figure * unit, words, typed);
}

function paid(rupees: number, words: number, typed: readonly string[]): FoundFigure {
  const signs = rupeeSigns.has(typed[words] ?? '') ? 1 : 0;
  const [next = '', after = ''] = typed.slice(words + signs);
  const ofMonth = monthly.has(next) ? 1 : (next === 'per' || next === 'a') && monthly.has(after) ? 2 : 0;
  if (ofMonth > 0) return { words: words + signs + ofMonth, figures: { rupees, lakh: (rupees * months) / lakh } };
  return { words: words + signs, figures: rupees < lakh ? { rupees } : { lakh: rupees / lakh } };
}

function spanIn(figure: number, { said, words, typed }: Beside): FoundFigure | undefined {
  if (!spans.has(said) || figure > longestCareer) return undefined;
  const beside = monthsIn(typed.slice(words));
  if (beside) return { words: words + beside.words, figures: { years: Math.floor(figure), months: beside.months } };
  return { words: words + (ofExperience.has(typed[words] ?? '') ? 1 : 0), figures: { years: Math.floor(figure) } };
}

function monthsIn(typed: readonly string[]): { readonly words: number; readonly months: number } | undefined {
  const at = between.has(typed[0] ?? '') ? 1 : 0;
  const [, digits, unit = ''] = /^(\d{1,2})(\p{L}*)$/u.exec(typed[at] ?? '') ?? [];
  const words = at + (unit === '' ? 2 : 1);
  const isMonths = monthWords.has(unit === '' ? (typed[at + 1] ?? '') : unit);
  return digits !== undefined && isMonths && Number(digits) < months ? { words, months: Number(digits) } : undefined;
}

function plainNumber(figure: number, typed: readonly string[]): FoundFigure | undefined {
  if (Number.isInteger(figure) && figure >= firstYear && figure <= lastYear) return { words: 1, figures: { year: figure } };
  if (figure < leastRupees || figure > mostLakh * lakh || [lakhs, crores, thousands].some((units) => units.has(typed[1] ?? ''))) return undefined;
  const { words, figures } = paid(figure, 1, typed);
  return { words, figures: { rupees: figure, ...(figures.rupees === undefined ? {} : figures) } };
}

export function withoutFigures(words: readonly string[]): readonly string[] {
  const [first, ...others] = words;
  if (first === undefined) return [];
  const found = typedFigure(words);
  if (found) return withoutFigures(words.slice(found.words));
  return /^\d+$/.test(first) ? withoutFigures(others) : [first, ...withoutFigures(others)];
}
