import { workPlaceNamed } from '../calculators/brought-along.ts';
import { isCity } from '../calculators/work-cities.ts';
import { lakh } from '../figures/rupee-units.ts';
import type { Named } from '../named.ts';
import { isAwardYear } from '../awards/award-edition.ts';
import { editionPath } from '../awards/award-paths.ts';
import { screens } from '../navigation/screens.ts';
import { fairPayUrl, inHandUrl } from '../salaries/pay-urls.ts';
import type { FoundPage } from './found-pages.ts';
import type { TypedFigures } from '../query-words/typed-figures.ts';

interface Asked extends TypedFigures {
  readonly city: Named | null;
  readonly designation: Named | null;
}

const inRupees = (lakhs: number | null): number | null => (lakhs === null ? null : Math.round(lakhs * lakh));

/** Puts figures behind the hash, which no server sees. */
export function calculatorUrl(page: FoundPage, asked: Asked): string {
  const { city, designation, rupees, rent, basic, years, months } = asked;
  const pay = inRupees(asked.lakh);
  if (page === 'takeHome') return yearly(asked) === null ? screens.takeHome : inHandUrl(yearly(asked) ?? 0, city);
  if (page === 'paidFairly' && designation) return fairPayUrl({ designation, city, experience: null }, years);
  if (page === 'hra') return filledIn(screens.hra, { basic1: basic, rent1: rent ?? (basic === null ? rupees : null), city1: rentCityOf(city) });
  if (page === 'gratuity') return filledIn(screens.gratuity, { wages: basic ?? rupees ?? pay, years, months: years === null ? null : (months ?? 0) });
  if (page === 'hike') return filledIn(screens.hike, hikeFields(asked));
  if (page === 'awards' && asked.year !== null && isAwardYear(asked.year)) return editionPath(asked.year);
  return screens[page];
}

/** Reads a bare number as yearly when it is too much for a month. */
const yearly = ({ lakh: lakhs, rupees }: TypedFigures): number | null => inRupees(lakhs) ?? (rupees !== null && rupees >= lakh ? rupees : null);

/** Limited to cities with their own rent rules. */
function rentCityOf(city: Named | null): string | null {
  const place = city && workPlaceNamed(city.urlName);
  return place && isCity(place) ? place : null;
}

function hikeFields({ lakh: lakhs, fromLakh, percent }: TypedFigures): Readonly<Record<string, string | number | null>> {
  if (fromLakh !== null) return { old: inRupees(fromLakh), by: 'new', new: inRupees(lakhs) };
  return { old: inRupees(lakhs), ...(percent === null ? {} : { by: 'percent', percent }) };
}

function filledIn(path: string, fields: Readonly<Record<string, string | number | null>>): string {
  const pairs = Object.entries(fields).flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`]));
  return pairs.length === 0 ? path : `${path}#${pairs.join('&')}`;
}
