import { useEffect } from 'react';
import { draftPersona, type DraftPersona } from '#core/personas/draft-persona.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { useStore } from '../stores.tsx';

export interface DraftPersonaState extends DraftPersona {
  /** True once personas are read or failed. Nothing is sent before. */
  readonly isKnown: boolean;
  /** True where reading failed, so the draft uses the made-up name or waits. */
  readonly hasFailed: boolean;
  /** True where only the job could speak, which nobody has chosen. */
  readonly isUnchosen: boolean;
}

/** Persona of a draft. A fallback remains until its author chooses, never a job where it asks. For observers only. */
export function useDraftPersona(chosen: ProfileType, choose: (profileType: ProfileType) => void, asks = false): DraftPersonaState {
  const { known, personas, reading, isNamed } = useStore(PersonaChoiceStore);
  const { isWriter } = useStore(SessionStore);
  const hasFailed = known === undefined && reading.state.status === 'FAILURE';
  // A made-up name that was not there may come with the answer that is awaited.
  const isAwaited = !isNamed && reading.state.status === 'LOADING';
  const isKnown = (known !== undefined && !isAwaited) || hasFailed;
  const persona = draftPersona(chosen, personas, !isWriter);
  const hasFallenBack = isKnown && persona.profileType !== chosen;
  const isUnchosen = asks && hasFallenBack && persona.profileType === 'DESIGNATION';
  useEffect(() => {
    if (hasFallenBack && !isUnchosen) choose(persona.profileType);
  });
  return { ...persona, isKnown, hasFailed, isUnchosen };
}
