import { composeCompany } from './compose-company.ts';
import { everyCover } from './covers.ts';
import { demoCities, type DemoCity } from './demo-cities.ts';
import type { DemoCompany } from './demo-company.ts';
import { demoIndustries } from './demo-industries.ts';
import type { DemoIndustry } from './demo-industry.ts';
import { everyLogo } from './logos.ts';
import { CompanyNames } from './names/company-names.ts';
import type { Picture } from './picture.ts';

/** Which world is meant. A larger one begins with the companies of a smaller one of the same seed. */
export interface WorldSize {
  readonly seed: number;
  readonly companies: number;
}

/** Companies that do not exist, in cities and lines of work that do. */
export interface World {
  readonly companiesCount: number;
  readonly industries: readonly DemoIndustry[];
  readonly cities: readonly DemoCity[];
  readonly pictures: readonly Picture[];
  /** The companies from the first on, thought up while they are read. */
  companies(): Generator<DemoCompany, void>;
}

/** The world of a seed: the same on every machine, on every day. */
export function demoWorld({ seed, companies }: WorldSize): World {
  return {
    companiesCount: companies,
    industries: demoIndustries,
    cities: demoCities,
    pictures: [...everyLogo, ...everyCover],
    *companies() {
      const names = new CompanyNames();
      for (let place = 0; place < companies; place++) yield composeCompany(seed, place, names);
    },
  };
}
