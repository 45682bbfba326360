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

/** Seed and size, where a larger world begins with the smaller one of the same seed. */
export interface WorldSize {
  readonly seed: number;
  readonly companies: number;
}

export interface World {
  readonly companiesCount: number;
  readonly industries: readonly DemoIndustry[];
  readonly cities: readonly DemoCity[];
  readonly pictures: readonly DemoDrawing[];
  /** Lazily made-up companies, from the first on. */
  companies(): Generator<DemoCompany, void>;
}

/** World of a seed, identical on every machine and day. */
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
