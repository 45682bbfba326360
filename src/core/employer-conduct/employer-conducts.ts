import type { Conduct } from './conduct.ts';

export abstract class EmployerConducts {
  abstract of(urlName: string): Promise<Conduct>;
}
