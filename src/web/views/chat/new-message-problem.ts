import { longestGroupName, mostAskedAtOnce, shortestGroupName } from '#core/chat/conversation.ts';
import { messageProblem } from '#core/chat/message.ts';
import type { NewConversationStore } from '#web/stores/chat/new-conversation-store.ts';

export type NewMessageProblem = 'as' | 'to' | 'text' | 'long' | 'name' | 'names';

type Typed = Pick<NewConversationStore, 'as' | 'kind' | 'userName' | 'text' | 'name' | 'userNames'>;

/** First problem of the input, undefined where it can be sent. */
export function newMessageProblem({ as, kind, userName, text, name, userNames }: Typed, hasAddressee: boolean): NewMessageProblem | undefined {
  if (as === undefined) return 'as';
  if (kind === 'group') {
    const length = [...name.trim()].length;
    if (length < shortestGroupName || length > longestGroupName) return 'name';
    return userNames.length === 0 || userNames.length > mostAskedAtOnce ? 'names' : undefined;
  }
  if (!hasAddressee && userName.trim() === '') return 'to';
  const problem = messageProblem({ text });
  return problem === 'empty' ? 'text' : problem;
}

/** Splits by line or comma, without duplicates. */
export const madeUpNamesIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\n,]/)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];
