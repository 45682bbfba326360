import type { operations } from '#contract/generated/company.ts';
import type { Service } from '#contract/service.ts';
import type { EmployerConducts } from '#core/employer-conduct/employer-conducts.ts';

export const conductOperations = ({ employerConducts }: { readonly employerConducts: EmployerConducts }) =>
  ({ getEmployerConduct: ({ path }) => employerConducts.of(path.urlName) }) satisfies Partial<Service<operations>>;
