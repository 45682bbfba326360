/** Figures of a query: a pay in lakh a year, years of experience, a year of the calendar. */
export interface TypedFigures {
  readonly lakh: number | null;
  readonly years: number | null;
  readonly year: number | null;
}

interface FoundFigure {
  readonly words: number;
  readonly figures: Partial<TypedFigures>;
}

const lakhs = new Set(['lpa', 'lakh', 'lakhs', 'lac', 'lacs', 'l', 'लाख', 'एलपीए']);
const crores = new Set(['crore', 'crores', 'cr', 'करोड़', 'करोड']);
const spans = new Set(['year', 'years', 'yr', 'yrs', 'yoe', 'saal', 'sal', 'साल', 'वर्ष']);
const ofExperience = new Set(['experience', 'exp', 'anubhav', 'experienced', 'अनुभव', 'ka']);
const towards = new Set(['to', 'se', 'से']);
const freshers = new Set(['fresher', 'freshers', 'फ्रेशर', 'फ्रेशर्स']);

const firstYear = 2010;
const lastYear = 2039;
const longestCareer = 30;
const mostLakh = 1_000;

/** The figure that some words begin with, and how many words it takes; nothing where they begin with none. */
export function typedFigure(typed: readonly string[]): FoundFigure | undefined {
  const [first = '', second = '', third = ''] = typed;
  // From one pay to another: what it becomes.
  const range = /^\d+$/.test(first) && towards.has(second) ? typedFigure(typed.slice(2)) : undefined;
  if (range?.figures.lakh !== undefined) return { ...range, words: range.words + 2 };
  if (freshers.has(first)) return { words: 1, figures: { years: 0 } };
  const [, digits, unit = ''] = /^(\d{1,4}(?:\.\d{1,2})?)\+?(\p{L}*)$/u.exec(first) ?? [];
  if (digits === undefined) return undefined;
  const figure = Number(digits);
  const [said, words] = unit === '' ? [second, 2] : [unit, 1];
  if (lakhs.has(said) && figure <= mostLakh) return { words, figures: { lakh: figure } };
  if (crores.has(said) && figure * 100 <= mostLakh) return { words, figures: { lakh: figure * 100 } };
  if (spans.has(said) && figure <= longestCareer) {
    const next = words === 1 ? second : third;
    return { words: words + (ofExperience.has(next) ? 1 : 0), figures: { years: Math.floor(figure) } };
  }
  if (unit === '' && Number.isInteger(figure) && figure >= firstYear && figure <= lastYear) return { words: 1, figures: { year: figure } };
  return undefined;
}
