import { settled } from '../requests/request.ts';
import type { SentEdit, SentEdits } from './sent-edits.ts';

interface Saving<Thing> extends SentEdit {
  readonly version: number;
  readonly save: (version: number) => Promise<Thing>;
  readonly look: () => Promise<Thing | null>;
  readonly has: (thing: Thing, texts: SentEdit['texts']) => boolean;
}

/** Saves an edit, resolving a version conflict that an own earlier attempt caused. */
export const saveEdit = <Thing extends { readonly version: number }>(sent: SentEdits, edit: Saving<Thing>): Promise<Thing> => {
  const { version, save, look, has, texts } = edit;
  const tries = sent.tries(edit);
  return sent.send(edit, async () => {
    const outcome = await settled(save(version));
    if (outcome.status === 'SUCCESS') return outcome.value;
    const thing = outcome.failure.code === 'CHANGED_MEANWHILE' ? await look() : null;
    if (thing && has(thing, texts)) return thing;
    if (thing && tries.some((earlier) => has(thing, earlier))) return save(thing.version);
    throw outcome.failure;
  });
};
