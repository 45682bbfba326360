import type { Companies } from '#core/companies/companies.ts';
import type { ErrorReports } from '#core/errors/error-reports.ts';
import { Failure } from '#core/failure.ts';
import type { Images } from '#core/images/images.ts';
import type { Records } from '#core/privacy/records.ts';
import { companyService } from '#server/services/company-service.ts';
import { logService } from '#server/services/log-service.ts';
import { systemService } from '#server/services/system-service.ts';
import type { Services } from './contract/handlers.ts';
import { late } from './late.ts';

/** Everything that is kept, once it can be reached. */
export interface Keepers {
  readonly companiesBy: (pageSize?: number) => Companies;
  readonly errorReports: ErrorReports;
  readonly records: Records;
  readonly images: Images;
  /** Fails when they can no longer be reached. */
  readonly ping: () => Promise<void>;
}

/** The services of this installation. They stand from the first moment and answer as soon as the keepers are there. */
export function servicesOver(find: () => Keepers | undefined): { readonly services: Services; readonly images: Images } {
  const keepers = (): Keepers => {
    const found = find();
    if (!found) throw new Failure('offline', 'The server is not ready yet.');
    return found;
  };
  return {
    services: {
      company: companyService((pageSize) => keepers().companiesBy(pageSize)),
      log: logService(late(() => find()?.errorReports)),
      system: systemService(
        late(() => find()?.records),
        async () => keepers().ping(),
      ),
    },
    images: late(() => find()?.images),
  };
}
