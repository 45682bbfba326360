import { routes as company } from '#contract/generated/company.ts';
import { CompanyNeighbours } from '#core/followers/company-neighbours.ts';
import { httpCompanyNeighbours } from '#web/adapters/followers/http-company-neighbours.ts';
import { SimilarStore } from '#web/stores/followers/similar-store.ts';
import { overHttp, store } from '../container/bind.ts';

export const similarBindings = [overHttp(CompanyNeighbours, httpCompanyNeighbours, company), store(SimilarStore, [CompanyNeighbours])];
