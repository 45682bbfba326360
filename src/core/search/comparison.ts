import { compareCompaniesUrl } from '../company-compare/company-compare-url.ts';
import { screens } from '../navigation/screens.ts';
import { compareSalariesUrl } from '../salaries/pay-urls.ts';
import type { QueryReading } from './read-query.ts';
import { isWellKnown, readingsFor } from './readings-for.ts';
import type { NamingIndex } from './remembered-index.ts';
import { answerOf, type PossibleAnswer } from './search-answer.ts';
import type { SearchEntry } from './search-entry.ts';
import { plainWords } from './search-words.ts';
import { typedFigure } from '../query-words/typed-figures.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(plainWords(words));

const versus = setOf('vs versus बनाम');
/** Words between alternatives, compared only when another word asks so. */
const joining = setOf('or and ya aur with या और');
const comparing = setOf('compare comparing comparison difference better more higher behtar zyada jyada तुलना बेहतर ज्यादा फर्क');
const ofOffers = setOf('offer offers ctc package ऑफर');

const oneOf = setOf(
  'which choose choosing accept better best join take pick kaunsa kaunsi konsa konsi kaun lu lun loon chunu chunun chune कौनसा कौनसी कौन चुनूं चुनूँ लूं लूँ',
);
const several = setOf('2 3 two three both multiple do dono teen दो दोनों तीन');
const offers = setOf('offer offers ऑफर ऑफर्स');

export const choosesOffer = (words: readonly string[]): boolean => [offers, several, oneOf].every((set) => words.some((word) => set.has(word)));

export const offersPage = (): PossibleAnswer => answerOf('PAGE', screens.compareOffers, { page: 'compareOffers' });

type Sides = readonly [one: readonly string[], other: readonly string[]];

/** Splits at "vs", or at "or" when a comparing word is present. */
export function sidesOf(words: readonly string[]): Sides | undefined {
  const at = words.findIndex((word) => versus.has(word));
  const joint = at > 0 ? at : words.some((word) => comparing.has(word)) ? words.findLastIndex((word) => joining.has(word)) : -1;
  const [one, other] = [words.slice(0, joint), words.slice(joint + 1)].map((side) => side.filter((word) => !comparing.has(word)));
  return joint > 0 && one && other && one.length > 0 && other.length > 0 ? [one, other] : undefined;
}

export const withoutVersus = (words: readonly string[]): readonly string[] => words.filter((word) => !versus.has(word));

interface Side {
  readonly words: readonly string[];
  readonly company: SearchEntry | undefined;
  readonly job: SearchEntry | undefined;
  readonly city: SearchEntry | undefined;
}

/** Compares companies, job pay or offers, else opens the form for choosing companies. */
export async function comparedPages(index: NamingIndex, sides: Sides): Promise<readonly PossibleAnswer[]> {
  if (sides.every(isOffer)) return [offersPage()];
  const named: Side[] = [];
  for (const words of sides) named.push(await sideOf(index, words));
  const [one, other] = named;
  if (!one || !other) return [];
  return [...comparedCompanies([one, other]), ...comparedPay(one, other)];
}

function isOffer(words: readonly string[]): boolean {
  const isPaid = words.some((_, at) => (typedFigure(words.slice(at))?.figures.lakh ?? null) !== null);
  return isPaid && words.length > 1;
}

async function sideOf(index: NamingIndex, words: readonly string[]): Promise<Side> {
  const { whole } = await readingsFor(
    index,
    words.filter((word) => !ofOffers.has(word)),
    true,
  );
  const [best] = whole;
  // Nothing is to be seen of a job that nobody told their pay of, where another of its name has some.
  const paid = whole.find(({ named: { DESIGNATION } }) => DESIGNATION && DESIGNATION.entry.weight > 0);
  const job = best?.named.DESIGNATION && (paid ?? best).named.DESIGNATION?.entry;
  return { words, company: sureCompany(best), job, city: best?.named.CITY?.entry };
}

const sureCompany = (reading: QueryReading | undefined): SearchEntry | undefined => reading?.named.COMPANY?.entry;

function comparedCompanies(sides: readonly Side[]): readonly PossibleAnswer[] {
  const companies = sides.flatMap(({ company }) => company ?? []);
  if (!sides.every(({ company, words }) => company ?? isWellKnown(words))) return [];
  const path = compareCompaniesUrl(companies.map(({ urlName }) => urlName));
  // A form with one company, or with none, is for choosing the others.
  if (companies.length < sides.length) return [answerOf('PAGE', path, { page: 'compareCompanies' })];
  return [answerOf('COMPARISON', path, { company: companies.map(({ name }) => name).join(' / ') })];
}

/** Applies to both sides anything only one side names. */
function comparedPay(one: Side, other: Side): readonly PossibleAnswer[] {
  const [job, otherJob] = [one.job ?? other.job, other.job ?? one.job];
  const [city, otherCity] = [one.city ?? other.city, other.city ?? one.city];
  if (!job || !otherJob || (!one.job !== !other.job && !(one.city && other.city) && !(one.company && other.company))) return [];
  const of = (designation: SearchEntry, place: SearchEntry | undefined, company: SearchEntry | undefined) => ({
    company: company?.urlName ?? null,
    designation: designation.urlName,
    city: place?.urlName ?? null,
    experience: null,
  });
  const path = compareSalariesUrl([of(job, city, one.company), of(otherJob, otherCity, other.company)]);
  return [answerOf('COMPARISON', path, { designation: both(job.name, otherJob.name), city: city && otherCity ? both(city.name, otherCity.name) : null })];
}

const both = (one: string, other: string): string => (one === other ? one : `${one} / ${other}`);
