import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { useStore } from '../stores.tsx';

/** True without a made-up name and a confirmed job. For observers only. */
export function useNameless(): boolean {
  const { member } = useStore(SessionStore);
  const { isConfirmed } = useStore(PersonaChoiceStore);
  return member?.isWriter === false && !isConfirmed;
}
