import { operationsOf, readServices } from '../read-services.ts';

/** A service as one document that refers to nothing outside it, our own words left in. */
export interface Bundle {
  readonly name: string;
  readonly json: string;
  readonly operations: number;
}

/** The bundles of all services of a folder, each under the name of its contract's file. */
export async function makeBundles(folder = 'openapi'): Promise<readonly Bundle[]> {
  const services = await readServices(folder);
  return services.map((service) => ({
    name: service.name,
    json: `${JSON.stringify(service.contract, undefined, 2)}\n`,
    operations: operationsOf([service]).length,
  }));
}
