import { nameKey } from '../companies/name-key.ts';
import type { CareerChoice } from '../careers/career.ts';

export const workplaceKeyOf = (kind: 'company' | 'college', name: string): string => `${kind}:${nameKey(tidied(name))}`;

export function workplaceIn(choice: CareerChoice): { readonly place: string | null; readonly workplaceKey: string | null } {
  const name = choice.type === 'student' ? choice.collegeName : choice.companyName;
  const place = name === null ? '' : tidied(name);
  return place === '' ? { place: null, workplaceKey: null } : { place, workplaceKey: workplaceKeyOf(choice.type === 'student' ? 'college' : 'company', place) };
}

const tidied = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ');
