import { composeCompany } from './companies/compose-company.ts';
import { everyCover } from './media/covers.ts';
import { demoCities, type DemoCity } from './companies/demo-cities.ts';
import type { DemoCompany } from './companies/demo-company.ts';
import { demoIndustries } from './industries/demo-industries.ts';
import type { DemoIndustry } from './industries/demo-industry.ts';
import { everyLogo } from './media/logos.ts';
import { CompanyNames } from './companies/company-names.ts';
import type { DemoDrawing } from './media/picture.ts';
import { everyPortrait } from './media/portraits.ts';
import { everyScene } from './media/scenes.ts';

/** Seed and size of a demo world. A larger one begins with the companies of a smaller one of the same seed. */
export interface WorldSize {
  readonly seed: number;
  readonly companies: number;
}

/** Companies that do not exist, in cities and lines of work that do. */
export interface World {
  readonly companiesCount: number;
  readonly industries: readonly DemoIndustry[];
  readonly cities: readonly DemoCity[];
  readonly pictures: readonly DemoDrawing[];
  /** The companies from the first on, thought up while they are read. */
  companies(): Generator<DemoCompany, void>;
}

/** The world of a seed: the same on every machine, on every day. */
export function demoWorld({ seed, companies }: WorldSize): World {
  return {
    companiesCount: companies,
    industries: demoIndustries,
    cities: demoCities,
    pictures: [...everyLogo, ...everyCover, ...everyPortrait, ...everyScene],
    *companies() {
      const names = new CompanyNames();
      for (let place = 0; place < companies; place++) yield composeCompany(seed, place, names);
    },
  };
}
