import { leadingKind } from '#core/exposure/finding.ts';
import { GoingOutStore } from '#web/stores/exposure/going-out-store.ts';
import { exposureWords } from '#web/words/exposure/exposure-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import type { FormTexts } from './form-texts.ts';

export interface TakingOut {
  readonly label: string;
  readonly take: () => void;
}

/** Removes required findings, undefined without any. For observers only. */
export function useTakingOut({ texts, onReplace }: FormTexts): TakingOut | undefined {
  const { goingOut } = useWords(exposureWords);
  const store = useStore(GoingOutStore);
  const found = store.toGo(texts);
  if (found.length === 0) return undefined;
  return { label: goingOut.takeOutAndSend[leadingKind(found)], take: () => store.takeOut(texts, onReplace) };
}
