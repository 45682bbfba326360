import type { Conversation } from '#core/chat/conversation.ts';
import type { ChatMessage } from '#core/chat/message.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { ChatStore } from '#web/stores/chat/chat-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import type { ChatProblem } from '#web/words/en/chat/words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

export function useConversationName(): (conversation: Pick<Conversation, 'kind' | 'name' | 'other'>) => string {
  const words = useWords(chatWords);
  return ({ kind, name, other }) => (kind === 'group' ? (name ?? '') : other ? words.authorName(other.author.name) : words.nobody);
}

export function useOwnName(): (as: ProfileType) => string {
  const { own } = useStore(ChatStore);
  return (as) => {
    const persona = own.find(({ profileType }) => profileType === as);
    return persona?.userName ?? persona?.bio ?? '';
  };
}

/** Sentence for a refusal's code or a failure's kind. For observers only. */
export function useProblemSaid(): (problem: { readonly kind: string; readonly code?: string | undefined }) => string {
  const { problems } = useWords(chatWords);
  const isKnown = (name: string | undefined): name is ChatProblem => name !== undefined && Object.hasOwn(problems, name);
  return ({ kind, code }) => {
    if (isKnown(code)) return problems[code];
    return isKnown(kind) ? problems[kind] : problems.broken;
  };
}

interface MessageSaid {
  /** One-line text of a message, or why it is hidden. */
  readonly line: (message: ChatMessage) => string;
  /** Last line, with its author where that is not the other. */
  readonly last: (conversation: Conversation) => string;
}

/** One-line texts of messages. For observers only. */
export function useMessageSaid(): MessageSaid {
  const { message: said, list, request, authorName } = useWords(chatWords);
  const line = ({ status, text, picture }: ChatMessage): string => {
    if (status === 'DELETED') return said.deleted;
    if (text !== '') return text;
    if (picture !== null) return list.picture;
    return status === 'FLAGGED' ? said.flagged : said.takenDown;
  };
  const last = ({ kind, me, state, lastMessage }: Conversation): string => {
    if (!lastMessage) return state === 'asked' ? request.invited : list.empty;
    if (lastMessage.personId === me) return list.last(list.you, line(lastMessage));
    return kind === 'group' ? list.last(authorName(lastMessage.author.name), line(lastMessage)) : line(lastMessage);
  };
  return { line, last };
}
