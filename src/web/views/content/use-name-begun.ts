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

interface Beginning {
  readonly name: string;
  readonly by: string;
}

export function useBeginning(): () => Beginning | undefined {
  const [news, clock, { language }] = [useStore(NameNewsStore), useStore(Clock), useStore(WordsStore)];
  return () => news.waiting && { name: news.waiting.persona.userName, by: timeIn(`${language}-IN`, beganBy(news.waiting, clock.now())) };
}

/** Tells when a pending name begins. Answers whether there is one. */
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

/** Acts only once the made-up name has begun, else tells when. */
export function useNameBegun(): (act: () => void) => void {
  const tell = useTellBegins();
  return (act) => {
    if (!tell()) act();
  };
}

/** Acts under any name, even the designation while the made-up one is pending. */
export function useSomeName(): (act: () => void) => void {
  const tell = useTellBegins();
  const [news, choice] = [useStore(NameNewsStore), useStore(PersonaChoiceStore)];
  const actOrTell = async (act: () => void) => {
    await choice.open();
    if (choice.begun.length > 0 || !tell()) act();
  };
  return (act) => (news.waiting === undefined ? act() : void actOrTell(act));
}

/** Sentence on a pending made-up name, if any. For observers only. */
export function useNameBegins(): string | undefined {
  const words = useWords(uiWords);
  const begins = useBeginning()();
  return begins && words.nameBegins(begins.name, begins.by);
}

/** Sentence on content that waits for its made-up name. For observers only. */
export function useGoesOut(): string | undefined {
  const words = useWords(uiWords);
  const begins = useBeginning()();
  return begins && words.goesOut(begins.by);
}
