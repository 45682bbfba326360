import { useRef, type ReactNode, type RefObject } from 'react';
import { checkedTexts, draftTexts } from '#core/composer/checked-texts.ts';
import { comesLater } from '#core/composer/writing.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import type { SentName } from '#web/stores/content/sent-names-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import type { ComposerWords } from '#web/words/en/composer/words.ts';
import { useExposureStop } from '../exposure/use-exposure-stop.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

interface CheckedSending {
  readonly form: RefObject<HTMLDivElement | null>;
  readonly send: (under: SentName) => void;
  readonly notice: ReactNode;
  readonly isLater: boolean;
}

/** Sends a post after checking its texts, skipped for unchanged edits. For observers only. */
export function useCheckedSending(sendNow: (under: SentName) => void): CheckedSending {
  const words = useWords(composerWords);
  const store = useStore(ComposerStore);
  const form = useRef<HTMLDivElement>(null);
  const under = useRef<SentName>({ profileType: 'ANONYMOUS', name: null });
  const { writing } = store;
  const all = checkedTexts(writing);
  const { checked, notice, hasFound } = useExposureStop({
    draftKey: writing.submissionKey,
    texts: draftTexts(all),
    fieldNames: Object.fromEntries(Object.entries(all).map(([name, { part, at }]) => [name, labelOf(part, at, words)])),
    onReplace: (name, text) => store.change(all[name]?.replace(text) ?? {}),
    send: () => {
      if (isLater) store.change({ isLater });
      sendNow(under.current);
    },
    back: () => form.current?.querySelector('textarea')?.focus(),
  });
  const isLater = comesLater(writing, hasFound);
  const send = (chosen: SentName) => {
    under.current = chosen;
    const needsLook = store.problems.length === 0 && (writing.postId === null || store.isUnsavedEdit);
    if (needsLook) checked();
    else sendNow(chosen);
  };
  return { form, send, notice, isLater };
}

type Part = ReturnType<typeof checkedTexts>[string]['part'];

function labelOf(part: Part, at: number, words: ComposerWords): string {
  if (part === 'option') return words.poll.option(at + 1);
  return part === 'title' || part === 'content' ? words.texts[part].label : words.offers.fields[part];
}
