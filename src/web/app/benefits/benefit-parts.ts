import { routes as benefits } from '#contract/generated/benefits.ts';
import { Benefits } from '#core/benefits/benefits.ts';
import { httpBenefits } from '#web/adapters/benefits/http-benefits.ts';
import { companyBindings } from '../companies/company-page.ts';
import { overHttp } from '../container/bind.ts';
import { addYoursBindings } from '../reviews/add-yours-bindings.ts';

export const noteBindings = [overHttp(Benefits, httpBenefits, benefits)];

export const benefitBindings = [...noteBindings, ...companyBindings, ...addYoursBindings];
