import { routes as company } from '#contract/generated/company.ts';
import { EmployerConducts } from '#core/employer-conduct/employer-conducts.ts';
import { httpEmployerConducts } from '#web/adapters/employer-conduct/http-employer-conducts.ts';
import { ConductStore } from '#web/stores/employer-conduct/conduct-store.ts';
import { overHttp, store } from '../container/bind.ts';

/** How an employer behaves here. */
export const conductBindings = [overHttp(EmployerConducts, httpEmployerConducts, company), store(ConductStore, [EmployerConducts])];
