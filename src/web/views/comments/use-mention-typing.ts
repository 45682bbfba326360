import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import { longestComment } from '#core/comments/comment.ts';
import { mentionableIn, suggestedNames, typedMention, withMention, type Mentionable } from '#core/comments/typed-mention.ts';
import { CommentDraftsStore } from '#web/stores/comments/comment-drafts-store.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { HiddenContentStore } from '#web/stores/moderation/hidden-content-store.ts';
import { useStore } from '../stores.tsx';

interface MentionTyping {
  /** Suggested names, none while no name is being typed. */
  readonly names: readonly Mentionable[];
  readonly active: number;
  readonly choose: (name: Mentionable) => void;
  readonly typedIn: (field: HTMLTextAreaElement) => void;
  readonly moved: (event: SyntheticEvent<HTMLTextAreaElement>) => void;
  readonly close: () => void;
  /** Handles a key in the list and answers whether it did. */
  readonly press: (event: KeyboardEvent) => boolean;
}

interface CommentText {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly draftKey: string;
  readonly text: string;
  readonly type: (text: string) => void;
}

/** Suggests the thread's made-up names while typing. For observers only. */
export function useMentionTyping({ field, draftKey, text, type }: CommentText): MentionTyping {
  const drafts = useStore(CommentDraftsStore);
  const inThread = useMentionable();
  const [at, moveTo] = useState<number>();
  const [active, point] = useState(0);
  const goOnAt = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (goOnAt.current === undefined) return;
    field.current?.setSelectionRange(goOnAt.current, goOnAt.current);
    goOnAt.current = undefined;
  });
  const mention = at === undefined ? undefined : typedMention(text, at);
  const names = mention ? suggestedNames(inThread(), mention.typed) : [];
  const close = () => moveTo(undefined);
  const choose = ({ id, name }: Mentionable) => {
    const next = mention && withMention(text, mention, name);
    close();
    if (!next || next.text.length > longestComment) return;
    goOnAt.current = next.at;
    type(next.text);
    drafts.mention(draftKey, { id, name });
  };
  const press = ({ key, nativeEvent }: KeyboardEvent): boolean => {
    const name = names[active];
    // While letters are still being put together, Enter and the arrows belong to the keyboard.
    if (!name || nativeEvent.isComposing) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') point((active + (key === 'ArrowDown' ? 1 : names.length - 1)) % names.length);
    else if (key === 'Enter') choose(name);
    else if (key === 'Escape') close();
    else return false;
    return true;
  };
  return {
    names,
    active,
    choose,
    close,
    press,
    typedIn: ({ value, selectionEnd }) => {
      type(value);
      moveTo(selectionEnd);
      point(0);
    },
    moved: ({ currentTarget: { selectionEnd } }) => moveTo((before) => (before === undefined ? before : selectionEnd)),
  };
}

/** Names in the thread, without those just muted. */
function useMentionable(): () => readonly Mentionable[] {
  const {
    list,
    talk: { parent },
  } = useStore(CommentsStore);
  const hidden = useStore(HiddenContentStore);
  return () => {
    const comments = list.roots.flatMap((thread) => [thread, ...list.repliesTo(thread)]).map((comment) => ({ ...comment, id: comment.commentId }));
    const things = [...(parent ? [parent] : []), ...comments];
    return mentionableIn(things.filter(({ id, author }) => !hidden.reasonFor(id, author)));
  };
}
