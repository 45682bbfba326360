import { routes as benefits } from '#contract/generated/benefits.ts';
import { routes as company } from '#contract/generated/company.ts';
import { Benefits } from '#core/benefits/benefits.ts';
import { Companies } from '#core/companies/companies.ts';
import { Nudges } from '#core/nudges/nudges.ts';
import { httpBenefits } from '#web/adapters/benefits/http-benefits.ts';
import { httpCompanies } from '#web/adapters/companies/http-companies.ts';
import { BrowserNudges } from '#web/adapters/nudges/browser-nudges.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { AddYoursStore } from '#web/stores/reviews/add-yours-store.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';

/** What the page of one note asks. */
export const noteBindings = [overHttp(Benefits, httpBenefits, benefits)];

/** What the pages of the benefits of a company ask. */
export const benefitBindings = [
  ...noteBindings,
  overHttp(Companies, httpCompanies, company),
  store(CompanyStore, [Companies]),
  onDevice(Nudges, BrowserNudges),
  store(AddYoursStore, [Nudges]),
];
