import { Clock } from '#core/clock.ts';
import { timeIn } from '#core/figures/ago.ts';
import { screens } from '#core/navigation/screens.ts';
import { beganBy } from '#core/personas/waiting-name.ts';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** A made-up name that has not begun, and the time of day by which it has. */
interface Beginning {
  readonly name: string;
  readonly by: string;
}

/** The made-up name that has not begun, and by when it has. A view that asks must be an observer. */
export function useBeginning(): () => Beginning | undefined {
  const [news, clock, { language }] = [useStore(NameNewsStore), useStore(Clock), useStore(WordsStore)];
  return () => news.waiting && { name: news.waiting.persona.userName, by: timeIn(`${language}-IN`, beganBy(news.waiting, clock.now())) };
}

/** Says of a made-up name that was chosen here when it begins; answers whether one waits. */
function useTellBegins(): () => boolean {
  const words = useWords(uiWords);
  const [beginning, toasts, navigate] = [useBeginning(), useStore(ToastStore), useNavigate()];
  return () => {
    const begins = beginning();
    if (!begins) return false;
    const props = { linkText: words.toName, onLinkClick: () => void navigate(screens.madeUpName) };
    toasts.show({ type: 'failure', text1: words.notReady(begins.name, begins.by), props });
    return true;
  };
}

/** Does what cannot wait for a made-up name. Where it has not begun, that is said first. */
export function useNameBegun(): (act: () => void) => void {
  const tell = useTellBegins();
  return (act) => {
    if (!tell()) act();
  };
}

/** Does what goes under any name of the member: while the made-up one waits, what they work as is enough. */
export function useSomeName(): (act: () => void) => void {
  const tell = useTellBegins();
  const [news, choice] = [useStore(NameNewsStore), useStore(PersonaChoiceStore)];
  const actOrTell = async (act: () => void) => {
    await choice.open();
    if (choice.begun.length > 0 || !tell()) act();
  };
  return (act) => (news.waiting === undefined ? act() : void actOrTell(act));
}

/** The sentence about a made-up name that was chosen here and has not begun; nothing where none waits. A view that asks must be an observer. */
export function useNameBegins(): string | undefined {
  const words = useWords(uiWords);
  const begins = useBeginning()();
  return begins && words.nameBegins(begins.name, begins.by);
}

/** The sentence about what goes out once a made-up name begins. A view that asks must be an observer. */
export function useGoesOut(): string | undefined {
  const words = useWords(uiWords);
  const begins = useBeginning()();
  return begins && words.goesOut(begins.by);
}
