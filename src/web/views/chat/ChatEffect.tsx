import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Conversation } from '#core/chat/conversation.ts';
import { beginningOf } from '#core/content/beginning.ts';
import { conversationPath } from '#core/navigation/screens.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { ChatStore } from '#web/stores/chat/chat-store.ts';
import { MessageCountStore } from '#web/stores/chat/message-count-store.ts';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { useConversationName, useMessageSaid } from './use-chat-names.ts';

const longestShown = 80;

/** Follows the live connection, counts unread messages and announces new ones. */
export const ChatEffect = observer(function ChatEffect() {
  const chat = useStore(ChatStore);
  const counts = useStore(MessageCountStore);
  const { unread, pendingToastNotification: pending } = chat;
  const show = useMessageToast();
  useEffect(() => chat.follow(), [chat]);
  useEffect(() => counts.tell(unread), [counts, unread]);
  useEffect(() => () => counts.tell(0), [counts]);
  useEffect(() => {
    // Asked once more: it may have been shown, or its conversation opened, since this was drawn.
    if (pending === undefined || chat.pendingToastNotification !== pending) return;
    chat.toast.clear();
    show(pending);
  });
  return null;
});

function useMessageToast(): (conversation: Conversation) => void {
  const toasts = useStore(ToastStore);
  const navigate = useNavigate();
  const nameOf = useConversationName();
  const { last } = useMessageSaid();
  return (conversation) => {
    const onViewMessage = () => navigate(conversationPath(conversation.conversationId));
    toasts.show({ type: 'chatMessage', text1: nameOf(conversation), text2: beginningOf(last(conversation), longestShown), props: { onViewMessage } });
  };
}
