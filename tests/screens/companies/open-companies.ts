import { Companies } from '#core/companies/companies.ts';
import { screens } from '#core/navigation/screens.ts';
import * as companies from '#web/app/companies/companies-wiring.ts';
import { aCompany, type KnownCompany } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { open } from '#tests/screens/open.tsx';

export const openCompanies = (known: readonly Partial<KnownCompany>[], url: string = screens.companies) =>
  open(companies, screens.companies, url, [[Companies, new FakeCompanies(known.map(aCompany))]]);
