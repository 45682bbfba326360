import { screens } from '#core/navigation/screens.ts';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** What waits for a made-up name: a vote, or something else. */
type Awaiting = 'vote' | 'other';

/** Says of a made-up name that was chosen here when it begins, and what can be done then; answers whether one waits. */
function useTellBegins(what: Awaiting): () => boolean {
  const words = useWords(uiWords);
  const [news, toasts, navigate] = [useStore(NameNewsStore), useStore(ToastStore), useNavigate()];
  return () => {
    if (news.waiting === undefined) return false;
    const props = { linkText: words.toName, onLinkClick: () => void navigate(screens.madeUpName) };
    toasts.show({ type: 'failure', text1: words.notReady[what](news.waiting), props });
    return true;
  };
}

/** Does what goes under the made-up name alone. Where it has not begun, that is said before anything is opened or filled in. */
export function useNameBegun(what: Awaiting = 'other'): (act: () => void) => void {
  const tell = useTellBegins(what);
  return (act) => {
    if (!tell()) act();
  };
}

/** Does what goes under any name of the member: while the made-up one waits, what they work as is enough. */
export function useSomeName(): (act: () => void) => void {
  const tell = useTellBegins('other');
  const [news, choice] = [useStore(NameNewsStore), useStore(PersonaChoiceStore)];
  const actOrTell = async (act: () => void) => {
    await choice.open();
    if (choice.personas.length > 0 || !tell()) act();
  };
  return (act) => (news.waiting === undefined ? act() : void actOrTell(act));
}

/** The sentence about a made-up name that was chosen here and has not begun; nothing where none waits. A view that asks must be an observer. */
export function useNameBegins(): string | undefined {
  const { waiting } = useStore(NameNewsStore);
  const words = useWords(uiWords);
  return waiting === undefined ? undefined : words.nameBegins(waiting);
}

/** Whether the member has no name just now but one that has not begun: nothing of theirs can go out. A view that asks must be an observer. */
export function useOnlyWaits(): boolean {
  const { waiting } = useStore(NameNewsStore);
  const { known, personas } = useStore(PersonaChoiceStore);
  return waiting !== undefined && known !== undefined && personas.length === 0;
}
