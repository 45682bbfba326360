import { routes as company } from '#contract/generated/company.ts';
import { routes as profile } from '#contract/generated/company/profile.ts';
import { Companies } from '#core/companies/companies.ts';
import { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';
import { httpCompanies } from '#web/adapters/companies/http-companies.ts';
import { httpCompanyProfiles } from '#web/adapters/company-profiles/http-company-profiles.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { overHttp, store } from '../container/bind.ts';

/** What the pages about a company share. */
export const profileBindings = [
  overHttp(Companies, httpCompanies, company),
  overHttp(CompanyProfiles, httpCompanyProfiles, profile),
  store(CompanyStore, [Companies]),
];

export const profileSentences = [companyWords, ratingWords, companyProfileWords];
