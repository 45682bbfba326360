import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { useStore } from '../stores.tsx';

/** Tells a member with neither a made-up name nor a confirmed job. A view that asks must be an observer. */
export function useNameless(): boolean {
  const { member } = useStore(SessionStore);
  const { isConfirmed } = useStore(PersonaChoiceStore);
  return member?.isWriter === false && !isConfirmed;
}
