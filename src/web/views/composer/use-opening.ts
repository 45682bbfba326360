import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { AlreadyPostedStore } from '#web/stores/composer/already-posted-store.ts';
import { CommunityChoiceStore } from '#web/stores/composer/community-choice-store.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { QuotasStore } from '#web/stores/content/quotas-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WritingGateStore } from '#web/stores/composer/writing-gate-store.ts';
import { writingFromUrl } from '#web/stores/composer/writing-from-url.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { useStore } from '../stores.tsx';

/** Opens the composer: reads URLs that ask for a post, admits members who may write, and answers whether it stands open. A view that asks must be an observer. */
export function useOpening(): boolean {
  const writing = useStore(WritingStore);
  const gate = useStore(WritingGateStore);
  const store = useStore(ComposerStore);
  const choice = useStore(CommunityChoiceStore);
  const personas = useStore(PersonaChoiceStore);
  const { isKnown } = useStore(SessionStore);
  const navigate = useNavigate();
  const already = useStore(AlreadyPostedStore);
  const quotas = useStore(QuotasStore);
  const { options } = writing;
  useEffect(() => already.follow(), [already]);
  useEffect(() => {
    if (!options || !isKnown) return;
    if (options.url !== undefined) {
      const { options: read, rest } = writingFromUrl(options.url, new URLSearchParams(options.url.split('?', 2)[1]?.split('#', 1)[0]));
      void navigate(rest, { replace: true, preventScrollReset: true });
      return writing.open(read);
    }
    if (!gate.admits(options)) return;
    store.open(options);
    void choice.open();
    void personas.open();
    if (options.edits) void quotas.read();
  }, [options, isKnown, writing, gate, store, choice, personas, quotas, navigate]);
  return options !== undefined && options === store.options;
}
