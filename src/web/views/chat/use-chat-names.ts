import type { Conversation } from '#core/chat/conversation.ts';
import type { ChatMessage } from '#core/chat/message.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { ChatStore } from '#web/stores/chat/chat-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import type { ChatProblem } from '#web/words/en/chat/words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** The name of a conversation: that of its group, or of the other one. A view that asks must be an observer. */
export function useConversationName(): (conversation: Pick<Conversation, 'kind' | 'name' | 'other'>) => string {
  const words = useWords(chatWords);
  return ({ kind, name, other }) => (kind === 'group' ? (name ?? '') : other ? words.authorName(other.author.name) : words.nobody);
}

/** The name of a persona of the member, as others read it. A view that asks must be an observer. */
export function useOwnName(): (as: ProfileType) => string {
  const { own } = useStore(ChatStore);
  return (as) => {
    const persona = own.find(({ profileType }) => profileType === as);
    return persona?.userName ?? persona?.bio ?? '';
  };
}

/** The sentence about what went wrong, by the code of a refusal or the kind of a failure. A view that asks must be an observer. */
export function useProblemSaid(): (problem: { readonly kind: string; readonly code?: string | undefined }) => string {
  const { problems } = useWords(chatWords);
  const isKnown = (name: string | undefined): name is ChatProblem => name !== undefined && Object.hasOwn(problems, name);
  return ({ kind, code }) => {
    if (isKnown(code)) return problems[code];
    return isKnown(kind) ? problems[kind] : problems.broken;
  };
}

interface MessageSaid {
  /** What a message says in one line; where its text is not shown, why. */
  readonly line: (message: ChatMessage) => string;
  /** The last line of a conversation, with who wrote it where that is not the other one. */
  readonly last: (conversation: Conversation) => string;
}

/** What a message says where there is room for one line. A view that asks must be an observer. */
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
