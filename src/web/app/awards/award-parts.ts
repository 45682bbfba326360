import { routes as awards } from '#contract/generated/awards.ts';
import { Awards } from '#core/awards/awards.ts';
import { httpAwards } from '#web/adapters/awards/http-awards.ts';
import { awardWords } from '#web/words/awards/award-words.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { overHttp } from '../container/bind.ts';

export const awardBindings = [overHttp(Awards, httpAwards, awards)];

export const awardSentences = [awardWords, companyWords, ratingWords];
