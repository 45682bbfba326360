import { routes as company } from '#contract/generated/company.ts';
import { routes as salary } from '#contract/generated/salary.ts';
import { Companies } from '#core/companies/companies.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import { httpCompanies } from '#web/adapters/companies/http-companies.ts';
import { httpSalaries } from '#web/adapters/salaries/http-salaries.ts';
import { confidenceWords } from '#web/words/figures/confidence-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { overHttp } from '../container/bind.ts';

export const paySentences = [payWords, payFigureWords, confidenceWords, listWords];

export const payBindings = [overHttp(Salaries, httpSalaries, salary), overHttp(Companies, httpCompanies, company)];
