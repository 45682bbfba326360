import { ContainerModule } from 'inversify';
import { routes as salary } from '#contract/generated/salary.ts';
import { screens } from '#core/navigation/screens.ts';
import { ContributedSalaries } from '#core/salaries/own-salaries.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import { salaryFormTarget } from '#core/salaries/salary-form-url.ts';
import { Http } from '#web/adapters/http/http.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import { httpSalaries } from '#web/adapters/salaries/http-salaries.ts';
import { PayPerStore } from '#web/stores/salaries/pay-per-store.ts';
import { SalaryFormStore } from '#web/stores/salaries/salary-form-store.ts';
import { FormParts } from '#web/stores/contributions/form-parts.ts';
import type { Stores } from '#web/views/stores.tsx';
import { salaryFormWords } from '#web/words/salaries/salary-form-words.ts';
import { store } from '../container/bind.ts';
import { formBindings, formWords } from '../contributions/form-bindings.ts';
import { formHead } from '../contributions/form-head.ts';
import { webSalaries } from '../kinds/salaries.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { payPerBindings } from './pay-per-bindings.ts';

export { SalaryFormScreen as Screen } from '#web/views/salary-form/SalaryFormScreen.tsx';

export const words = [...formWords, salaryFormWords];

/** Reads figures anonymously, since a session request just before a salary would reveal its author (F-07). */
const salariesAsNobody = new ContainerModule(({ bind }) => {
  bind(Salaries).toResolvedValue((http: Http) => httpSalaries(http.under(asNobody, salary)), [Http]);
});

export const bindings = [
  ...formBindings,
  webSalaries.binding,
  ...payPerBindings,
  salariesAsNobody,
  store(SalaryFormStore, [ContributedSalaries, FormParts, Salaries, PayPerStore]),
];

export const load = (stores: Stores, { query }: RouteMatch) => stores.get(SalaryFormStore).show(salaryFormTarget(query));

export const head = formHead(salaryFormWords, screens.salaryForm);
