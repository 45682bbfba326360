import { grouped } from '#core/figures/counts.ts';
import { hindiNameOf } from '#core/reference-lists/hindi-names.ts';
import { hindiPlaceNameOf } from '#core/reference-lists/hindi-place-names.ts';
import type { words as english } from '../en/link-cards.ts';
import { monthIn } from '../month-in.ts';

export const words: typeof english = {
  placeOf: (name) => hindiPlaceNameOf(name) ?? name,
  jobOf: (name) => hindiNameOf(name) ?? name,
  rating: (rating) => `5 में से ${rating}`,
  reviews: (stepped) => `${stepped} रिव्यू`,
  noRating: 'अभी कोई रेटिंग नहीं',
  payAt: (company) => `${company} में सैलरी`,
  payEverywhere: 'भारत में सैलरी',
  median: (pay) => `बीच का आँकड़ा ${pay}`,
  people: (stepped) => `${stepped} लोग`,
  newest: (month) => `सबसे नया: ${monthIn(month, 'hi-IN')}`,
  units: { lakh: ' लाख सालाना', crore: ' करोड़ सालाना', thousandDollars: ' हज़ार डॉलर सालाना' },
  range: { between: (low, high) => `${low} – ${high}`, from: (low) => `${low} से ऊपर`, upTo: (high) => `${high} तक`, notDisclosed: '' },
  askedAt: (company) => `${company} के इंटरव्यू का सवाल`,
  askedAtMany: 'कई कंपनियों के इंटरव्यू का सवाल',
  askedAbout: (company) => `${company} के बारे में सवाल`,
  answers: (count) => `${grouped(count)} जवाब`,
  noAnswers: 'अभी कोई जवाब नहीं',
  comments: (count) => `${grouped(count)} ${count === 1 ? 'टिप्पणी' : 'टिप्पणियाँ'}`,
  noComments: 'अभी कोई टिप्पणी नहीं',
};
