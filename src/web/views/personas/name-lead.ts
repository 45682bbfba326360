import type { NamePlace } from '#web/stores/persona-keys/name-here.ts';
import type { PersonaKeyWords } from '#web/words/persona-keys/en.ts';

/** The lead of the page of a made-up name, true of it wherever it is; as long as that is unknown, it claims nothing. */
export function nameLead({ description, leads }: PersonaKeyWords, place: NamePlace | undefined): string {
  if (place === undefined) return description;
  return place === 'with-account' ? leads.account : leads.key;
}
