import type { Language } from '#core/device/preferences.ts';
import { grouped } from '#core/figures/counts.ts';
import type { CurrencyUnits, RangeWords } from '#core/figures/salary-text.ts';
import { hindiNameOf } from '#core/reference-lists/hindi-names.ts';
import { hindiPlaceNameOf } from '#core/reference-lists/hindi-place-names.ts';

/** The sentences of pictures that shared links show. They are on no screen, so they are beside what draws them. */
export interface LinkCardWords {
  readonly placeOf: (name: string) => string;
  readonly jobOf: (name: string) => string;
  readonly rating: (rating: string) => string;
  readonly reviews: (stepped: string) => string;
  readonly noRating: string;
  readonly payAt: (company: string) => string;
  readonly payEverywhere: string;
  readonly median: (pay: string) => string;
  readonly people: (stepped: string) => string;
  readonly newest: (month: string) => string;
  readonly units: CurrencyUnits;
  readonly range: RangeWords;
  readonly askedAt: (company: string) => string;
  readonly askedAtMany: string;
  readonly askedAbout: (company: string) => string;
  readonly answers: (count: number) => string;
  readonly noAnswers: string;
  readonly comments: (count: number) => string;
  readonly noComments: string;
}

/** A month such as `2026-10`, in words. */
const monthIn = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (month: string): string => format.format(new Date(`${month}-01T00:00:00Z`));
};

const [inEnglish, inHindi] = [monthIn('en-IN'), monthIn('hi-IN')];

const counted = (count: number, one: string, many: string): string => `${grouped(count)} ${count === 1 ? one : many}`;

export const linkCardWords: Readonly<Record<Language, LinkCardWords>> = {
  en: {
    placeOf: (name) => name,
    jobOf: (name) => name,
    rating: (rating) => `${rating} out of 5`,
    reviews: (stepped) => `${stepped} ${stepped === '1' ? 'review' : 'reviews'}`,
    noRating: 'No rating yet',
    payAt: (company) => `Salary at ${company}`,
    payEverywhere: 'Salary in India',
    median: (pay) => `Median ${pay}`,
    people: (stepped) => `${stepped} people`,
    newest: (month) => `newest from ${inEnglish(month)}`,
    units: { lakh: ' LPA', crore: ' Cr', thousandDollars: 'k DPA' },
    range: { between: (low, high) => `${low} – ${high}`, from: (low) => `${low} and more`, upTo: (high) => `up to ${high}`, notDisclosed: '' },
    askedAt: (company) => `Interview question at ${company}`,
    askedAtMany: 'Interview question at several companies',
    askedAbout: (company) => `Question about ${company}`,
    answers: (count) => counted(count, 'answer', 'answers'),
    noAnswers: 'No answer yet',
    comments: (count) => counted(count, 'comment', 'comments'),
    noComments: 'No comments yet',
  },
  hi: {
    placeOf: (name) => hindiPlaceNameOf(name) ?? name,
    jobOf: (name) => hindiNameOf(name) ?? name,
    rating: (rating) => `5 में से ${rating}`,
    reviews: (stepped) => `${stepped} रिव्यू`,
    noRating: 'अभी कोई रेटिंग नहीं',
    payAt: (company) => `${company} में सैलरी`,
    payEverywhere: 'भारत में सैलरी',
    median: (pay) => `बीच का आँकड़ा ${pay}`,
    people: (stepped) => `${stepped} लोग`,
    newest: (month) => `सबसे नया: ${inHindi(month)}`,
    units: { lakh: ' लाख सालाना', crore: ' करोड़ सालाना', thousandDollars: ' हज़ार डॉलर सालाना' },
    range: { between: (low, high) => `${low} – ${high}`, from: (low) => `${low} से ऊपर`, upTo: (high) => `${high} तक`, notDisclosed: '' },
    askedAt: (company) => `${company} के इंटरव्यू का सवाल`,
    askedAtMany: 'कई कंपनियों के इंटरव्यू का सवाल',
    askedAbout: (company) => `${company} के बारे में सवाल`,
    answers: (count) => `${grouped(count)} जवाब`,
    noAnswers: 'अभी कोई जवाब नहीं',
    comments: (count) => counted(count, 'टिप्पणी', 'टिप्पणियाँ'),
    noComments: 'अभी कोई टिप्पणी नहीं',
  },
};
