import { useEffect } from 'react';
import type { Addressee } from '#core/chat/conversation.ts';
import { conversationPath, screens } from '#core/navigation/screens.ts';
import { NewConversationStore } from '#web/stores/chat/new-conversation-store.ts';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { useQuery } from '../use-query.ts';
import { addresseeIn } from './messages-path.ts';

/** Opens a first message by URL. The answer opens it by press. */
export function useNewMessage(): () => void {
  const store = useStore(NewConversationStore);
  const query = useQuery();
  useEffect(() => {
    const addressee = addresseeIn(query);
    if (!addressee) return undefined;
    store.open(addressee);
    return () => store.shut();
  }, [store, query]);
  return () => store.open();
}

interface OpenMessage {
  readonly addressee: Addressee | undefined;
  readonly close: (conversationId?: string) => void;
}

export function useOpenMessage(): OpenMessage {
  const store = useStore(NewConversationStore);
  const navigate = useNavigate();
  const addressee = addresseeIn(useQuery());
  const close = (conversationId?: string) => {
    store.shut();
    if (conversationId !== undefined || addressee)
      navigate(conversationId === undefined ? screens.messages : conversationPath(conversationId), {
        replace: addressee !== undefined,
        preventScrollReset: true,
      });
  };
  return { addressee, close };
}
