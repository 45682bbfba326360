import { operationsOf, readServices } from '../read-services.ts';

/** Self-contained document of a service, including our own extensions. */
export interface Bundle {
  readonly name: string;
  readonly json: string;
  readonly operations: number;
}

export async function makeBundles(folder = 'openapi'): Promise<readonly Bundle[]> {
  const services = await readServices(folder);
  return services.map((service) => ({
    name: service.name,
    json: `${JSON.stringify(service.contract, undefined, 2)}\n`,
    operations: operationsOf([service]).length,
  }));
}
