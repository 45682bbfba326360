import type { operations } from '#contract/generated/company.ts';
import type { Service } from '#contract/service.ts';
import type { EmployerConducts } from '#core/employer-conduct/employer-conducts.ts';

export const httpEmployerConducts = (company: Service<operations>): EmployerConducts => ({
  of: (urlName) => company.getEmployerConduct({ path: { urlName } }),
});
