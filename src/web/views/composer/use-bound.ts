import { draftPersona, type DraftPersona } from '#core/personas/draft-persona.ts';
import { AlreadyPostedStore } from '#web/stores/composer/already-posted-store.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { mayGoAs, sentAs } from '#web/stores/content/sent-names-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { useStore } from '../stores.tsx';

interface Bound {
  /** The name that a new post goes out under. */
  readonly now: DraftPersona;
  /** Whether it was sent under another name before. */
  readonly isBound: boolean;
  /** Whether its button is off, for that or because it is posted already. */
  readonly isOff: boolean;
}

/** The name of a new post beside the one it was sent under before. A view that asks must be an observer. */
export function useBound(): Bound {
  const { sentName, writing } = useStore(ComposerStore);
  const { known, personas } = useStore(PersonaChoiceStore);
  const isPosted = useStore(AlreadyPostedStore).postId !== undefined;
  const now = draftPersona(writing.profileType, personas);
  const isBound = !!known && !writing.postId && !isPosted && !mayGoAs(sentName, sentAs(now));
  return { now, isBound, isOff: isBound || isPosted };
}
