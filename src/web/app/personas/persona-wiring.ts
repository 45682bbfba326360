import { Clock } from '#core/clock.ts';
import { AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import { Drafts } from '#web/stores/forms/drafts.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { PersonaDialogStore } from '#web/stores/personas/persona-dialog-store.ts';
import { PersonaStore } from '#web/stores/personas/persona-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { personaWords } from '#web/words/personas/persona-words.ts';
import { store } from '../container/bind.ts';
import { namingBindings } from '../persona-keys/naming-bindings.ts';

export { PersonaDialog as Overlay } from '#web/views/personas/PersonaDialog.tsx';

export const words = [personaWords];

export const shared = namingBindings;

export const bindings = [store(PersonaStore, [PersonaDialogStore, AnonymousPersonas, Drafts, SessionStore, Clock, WordsStore])];
