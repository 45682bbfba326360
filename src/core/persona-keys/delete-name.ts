import type { KeyedPersonas } from './keyed-personas.ts';
import type { PersonaKeys } from './persona-keys.ts';

/** Deletes the name with its content, forgetting the key only once confirmed. */
export async function deleteName(personas: Pick<KeyedPersonas, 'remove'>, keys: Pick<PersonaKeys, 'forget'>): Promise<void> {
  await personas.remove();
  await keys.forget();
}
