// The contracts of all services, each with its parts and what it shares inside itself.
import { basename } from 'node:path';
import { contractFiles } from '../read/contract-files.ts';
import { methods } from '../read/operation.ts';
import { wholeContract } from './bundle/whole-contract.ts';
import type { SaidOperation } from './docs/said-of-operation.ts';

type Parts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Tag {
  readonly name: string;
  readonly description?: string;
}

/** Contract with internal references only. */
export interface BundledContract {
  readonly info: { readonly title: string; readonly version: string; readonly summary?: string; readonly description?: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly tags?: readonly Tag[];
  readonly paths: Parts;
  readonly components?: Readonly<Record<string, Parts>>;
}

export interface DocumentedOperation extends SaidOperation {
  readonly operationId: string;
  readonly description?: string;
  readonly tags?: readonly string[];
}

export interface DocumentedService {
  readonly name: string;
  /** Plain name, as `Made-up names`. */
  readonly title: string;
  readonly base: string;
  readonly contract: BundledContract;
}

/** Sorted by plain name. */
export async function readServices(folder: string): Promise<readonly DocumentedService[]> {
  const services = await Promise.all(
    contractFiles(folder).map(async (file): Promise<DocumentedService> => {
      const contract = (await wholeContract(file)) as BundledContract;
      return { name: basename(file, '.yaml'), title: plainTitle(contract.info.title), base: (contract.servers?.[0]?.url ?? '').replace(/\/$/, ''), contract };
    }),
  );
  return services.sort((one, other) => one.title.localeCompare(other.title, 'en'));
}

export const operationsOf = (services: readonly DocumentedService[]): readonly DocumentedOperation[] =>
  services.flatMap(({ contract }) =>
    Object.values(contract.paths).flatMap((item) => methods.flatMap((method) => (item[method] === undefined ? [] : [item[method] as DocumentedOperation]))),
  );

/** Removes the product's name from a title. */
function plainTitle(title: string): string {
  const words = title.replace(/^Daftar,\s*/, '');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
