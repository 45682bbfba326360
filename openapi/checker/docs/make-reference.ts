import { oneContract } from '../one-contract.ts';
import { openingOf } from './opening.ts';
import { operationsOf, readServices } from '../read-services.ts';
import { referencePage, type ReferencePage } from './reference-page.ts';
import { rendererScript } from './renderer-script.ts';

export async function makeReference(folder = 'openapi'): Promise<ReferencePage & { readonly services: number; readonly operations: number }> {
  const [services, renderer] = await Promise.all([readServices(folder), rendererScript()]);
  const contract = oneContract(services, openingOf(services));
  return { ...referencePage(contract, renderer), services: services.length, operations: operationsOf(services).length };
}
