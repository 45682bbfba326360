import { leadingKind } from '#core/exposure/finding.ts';
import { GoingOutStore } from '#web/stores/exposure/going-out-store.ts';
import { exposureWords } from '#web/words/exposure/exposure-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import type { FormTexts } from './form-texts.ts';

/** A step that is done to a contribution as it is sent, and the label of the button. */
export interface TakingOut {
  readonly label: string;
  readonly take: () => void;
}

/** The taking out of what has to go first; none where nothing has. A caller must be an observer. */
export function useTakingOut({ texts, onReplace }: FormTexts): TakingOut | undefined {
  const { goingOut } = useWords(exposureWords);
  const store = useStore(GoingOutStore);
  const found = store.toGo(texts);
  if (found.length === 0) return undefined;
  return { label: goingOut.takeOutAndSend[leadingKind(found)], take: () => store.takeOut(texts, onReplace) };
}
