import type { KeyedPersonas } from './keyed-personas.ts';
import type { PersonaKeys } from './persona-keys.ts';

/** Deletes the name of the key that is held, with all that was written under it, and forgets the key once that is known: before, it could not be tried again. */
export async function deleteName(personas: Pick<KeyedPersonas, 'remove'>, keys: Pick<PersonaKeys, 'forget'>): Promise<void> {
  await personas.remove();
  await keys.forget();
}
