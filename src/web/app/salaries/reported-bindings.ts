import { routes as dropdown } from '#contract/generated/dropdown.ts';
import { routes as salary } from '#contract/generated/salary.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import { httpReferenceLists } from '#web/adapters/reference-lists/http-reference-lists.ts';
import { httpSalaries } from '#web/adapters/salaries/http-salaries.ts';
import { overHttp } from '../container/bind.ts';

/** Looks up what a company pays, which no session reveals as one's own offer (F-21). */
export const reportedBindings = [overHttp(Salaries, httpSalaries, salary, asNobody), overHttp(ReferenceLists, httpReferenceLists, dropdown, asNobody)];
