import { draftPersona, type DraftPersona } from '#core/personas/draft-persona.ts';
import { AlreadyPostedStore } from '#web/stores/composer/already-posted-store.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { mayGoAs, sentAs } from '#web/stores/content/sent-names-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { useStore } from '../stores.tsx';

interface Bound {
  readonly now: DraftPersona;
  /** True where it was sent before under another name. */
  readonly isBound: boolean;
  /** True where its button is off, for that reason or as already posted. */
  readonly isOff: boolean;
}

export function useBound(): Bound {
  const { sentName, writing } = useStore(ComposerStore);
  const { known, personas } = useStore(PersonaChoiceStore);
  const isPosted = useStore(AlreadyPostedStore).postId !== undefined;
  const now = draftPersona(writing.profileType, personas);
  const isBound = !!known && !writing.postId && !isPosted && !mayGoAs(sentName, sentAs(now));
  return { now, isBound, isOff: isBound || isPosted };
}
