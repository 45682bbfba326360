import { writtenLanguage } from '#core/content/written-language.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { useStore } from '../stores.tsx';
import { useHydrating } from '../use-hydrating.ts';

/** Asks for a translation, where the browser has one and the text is in another language. For observers only. */
export function useTranslation(text: string): (() => void) | undefined {
  const actions = useStore(PostActionsStore);
  const { language } = useStore(WordsStore);
  const isHydrating = useHydrating();
  const from = writtenLanguage(text);
  if (isHydrating || !('Translator' in globalThis) || from === undefined || from === language) return undefined;
  return () => actions.ask({ kind: 'translate', text, from });
}
