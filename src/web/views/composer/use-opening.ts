import { useCallback, useEffect } from 'react';
import type { ReviewFacts } from '#core/posts/review-post.ts';
import { AlreadyPostedStore } from '#web/stores/composer/already-posted-store.ts';
import { CommunityChoiceStore } from '#web/stores/composer/community-choice-store.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { QuotasStore } from '#web/stores/quotas/quotas-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WritingGateStore } from '#web/stores/composer/writing-gate-store.ts';
import { writingFromUrl } from '#web/stores/composer/writing-from-url.ts';
import { Request } from '#web/stores/requests/request.ts';
import { WritingStore, type WritingOptions } from '#web/stores/composer/writing-store.ts';
import { KeptChangesStore } from '#web/stores/composer/kept-changes-store.ts';
import { UnsentWords } from '#web/stores/content/unsent-words.ts';
import { ChangedPostStore } from '#web/stores/composer/changed-post-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { keptWords } from '#web/words/composer/kept-words.ts';
import { useReach } from '../content/use-reach.ts';
import { useTidyUrl } from '../router.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Opens the composer by URL for members who may write. For observers only. */
export function useOpening(): boolean {
  const writing = useStore(WritingStore);
  const gate = useStore(WritingGateStore);
  const store = useStore(ComposerStore);
  const choice = useStore(CommunityChoiceStore);
  const { isKnown, isOutOfReach, hasEnded } = useStore(SessionStore);
  const reach = useReach();
  const tidyUrl = useTidyUrl();
  const already = useStore(AlreadyPostedStore);
  const quotas = useStore(QuotasStore);
  const { options } = writing;
  const prepare = useFound();
  useEffect(() => already.follow(), [already]);
  useEffect(() => {
    if (hasEnded && options) gate.remember(options);
  }, [hasEnded, options, gate]);
  useEffect(() => {
    if (!options || !isKnown) return;
    if (options.url !== undefined) {
      const { options: read, rest } = writingFromUrl(options.url, new URLSearchParams(options.url.split('?', 2)[1]?.split('#', 1)[0]));
      tidyUrl(rest);
      return writing.open(read);
    }
    if (isOutOfReach) {
      if (writing.options !== options) return;
      writing.close();
      return reach(() => writing.open(options));
    }
    if (options.draft !== undefined) store.takeOver(options.draft);
    if (!gate.admits(options)) return;
    if (prepare(options)) return;
    store.open(options);
    void choice.open();
    void gate.readNames();
    if (options.edits) void quotas.read(options.edits.author.profileType);
  }, [options, isKnown, isOutOfReach, reach, writing, gate, store, choice, quotas, tidyUrl, prepare]);
  return options !== undefined && options === store.options;
}

/** Finds kept changes or loads the post to edit. Answers whether the composer must wait. */
function useFound(): (options: WritingOptions) => boolean {
  const words = useWords(keptWords);
  const kept = useStore(KeptChangesStore);
  const unsent = useStore(UnsentWords);
  const changed = useStore(ChangedPostStore);
  const toasts = useStore(ToastStore);
  const begin = useReviewed();
  return useCallback(
    (options) => {
      const { changes, review } = options;
      if (review) {
        void begin(options, review).then((isBegun) => isBegun || toasts.show({ type: 'failure', text1: words.unread }));
        return true;
      }
      unsent.forget();
      kept.look(options);
      if (changes === undefined) return false;
      void changed.open(options, changes).then((isOpen) => isOpen || toasts.show({ type: 'failure', text1: words.unread }));
      return true;
    },
    [words, kept, unsent, changed, toasts, begin],
  );
}

/** Words a post with an own review and opens it. False where the rules for it did not come. */
function useReviewed(): (options: WritingOptions, review: ReviewFacts) => Promise<boolean> {
  const { ofReview } = useWords(composerWords);
  const store = useStore(ComposerStore);
  const writing = useStore(WritingStore);
  return useCallback(
    async (options, review) => {
      const outcome = await new Request(() => import(/* webpackChunkName: "review-writing" */ '#web/stores/composer/review-writing.ts')).send();
      if (writing.options !== options) return true;
      writing.close();
      if (outcome.status !== 'SUCCESS') return false;
      store.begin(outcome.value.writingOfReview(review, ofReview));
      writing.open({ ...(options.community && { community: options.community }), source: 'own_review' });
      return true;
    },
    [ofReview, store, writing],
  );
}
