import type { Random } from '../random.ts';
import { namesWellKnownEmployer } from '#core/companies/well-known-employers.ts';
import { afterwords, firstHalves, forewords, roots, secondHalves } from './name-roots.ts';

const longestDemoUrlName = 80;

export interface CompanyName {
  readonly name: string;
  readonly urlName: string;
}

/** Company names with unique URLs, none of a real employer. */
export class CompanyNames {
  readonly #taken = new Set<string>();

  keep(name: string): CompanyName {
    const urlName = urlNameOf(name);
    if (this.#taken.has(urlName) || namesWellKnownEmployer(name)) throw new RangeError(`"${name}" cannot be a company's name here`);
    this.#taken.add(urlName);
    return { name, urlName };
  }

  next(random: Random, words: readonly string[], city: string): CompanyName {
    for (;;) {
      const name = proposal(random, random.among(words), city);
      const urlName = urlNameOf(name);
      if (this.#taken.has(urlName) || namesWellKnownEmployer(name)) continue;
      this.#taken.add(urlName);
      return { name, urlName };
    }
  }
}

export function urlNameOf(name: string): string {
  const whole = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’]|\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return whole.length <= longestDemoUrlName ? whole : whole.slice(0, longestDemoUrlName + 1).replace(/-[^-]*$/, '');
}

function proposal(random: Random, word: string, city: string): string {
  const kind = random.next();
  const root = random.among(roots);
  if (kind < 0.52) return `${root} ${word}`;
  if (kind < 0.74) return `${coined(random)} ${word}`;
  if (kind < 0.82) return `${root} ${random.chance(0.5) ? '&' : 'and'} ${random.among(roots)} ${word}`;
  if (kind < 0.89) return `${root} ${word}, ${city}`;
  if (kind < 0.96) return `${random.among(forewords)} ${root} ${word}`;
  return `${root} ${word} ${random.among(afterwords)}`;
}

function coined(random: Random): string {
  return random.among(firstHalves) + random.among(secondHalves);
}
