import { useEffect } from 'react';
import { draftPersona, type DraftPersona } from '#core/personas/draft-persona.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { useStore } from '../stores.tsx';

/** The persona of a draft, and how far the personas of its author have been read. */
export interface DraftPersonaState extends DraftPersona {
  /** Whether the personas are read, or could not be; nothing is sent before. */
  readonly isKnown: boolean;
  /** Whether the personas could not be read: the draft goes out under the made-up name, or waits. */
  readonly hasFailed: boolean;
}

/**
 * The persona that a draft goes out under. A draft that falls back to another stays there until its author chooses again,
 * so that an answer that comes late changes nothing below their finger. A view that asks must be an observer.
 */
export function useDraftPersona(chosen: ProfileType, choose: (profileType: ProfileType) => void): DraftPersonaState {
  const { known, personas, reading, isNamed } = useStore(PersonaChoiceStore);
  const { isWriter } = useStore(SessionStore);
  const hasFailed = known === undefined && reading.state.status === 'FAILURE';
  // A made-up name that was not there may come with the answer that is awaited.
  const isAwaited = !isNamed && reading.state.status === 'LOADING';
  const isKnown = (known !== undefined && !isAwaited) || hasFailed;
  const persona = draftPersona(chosen, personas, !isWriter);
  const hasFallenBack = isKnown && persona.profileType !== chosen;
  useEffect(() => {
    if (hasFallenBack) choose(persona.profileType);
  });
  return { ...persona, isKnown, hasFailed };
}
