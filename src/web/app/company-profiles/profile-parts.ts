import { routes as profile } from '#contract/generated/company/profile.ts';
import { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';
import { httpCompanyProfiles } from '#web/adapters/company-profiles/http-company-profiles.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { companyBindings } from '../companies/company-page.ts';
import { overHttp } from '../container/bind.ts';

export const profileBindings = [...companyBindings, overHttp(CompanyProfiles, httpCompanyProfiles, profile)];

export const profileSentences = [companyWords, ratingWords, companyProfileWords];
