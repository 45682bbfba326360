import type { Conduct } from './conduct.ts';

/** How employers behave here. */
export abstract class EmployerConducts {
  abstract of(urlName: string): Promise<Conduct>;
}
