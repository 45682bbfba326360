import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type ComponentProps, type RefObject } from 'react';
import { longestComment } from '#core/comments/comment.ts';
import type { Mentionable } from '#core/comments/typed-mention.ts';
import { commentWords } from '#web/words/comments/comment-words.ts';
import { AuthorSign } from '../content/AuthorSign.tsx';
import { useWords } from '../words.tsx';
import { useMentionTyping } from './use-mention-typing.ts';
import styles from './mentions.module.css';

interface CommentFieldProps extends Omit<ComponentProps<'textarea'>, 'ref' | 'value' | 'onChange'> {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly draftKey: string;
  readonly text: string;
  readonly type: (text: string) => void;
}

/** Suggests the thread's made-up names behind an @. Keeps its multiline role for screen readers. */
export const CommentField = observer(function CommentField({ field, draftKey, text, type, onKeyDown, ...props }: CommentFieldProps) {
  const said = useWords(commentWords);
  const list = useId();
  const { names, active, choose, typedIn, moved, close, press } = useMentionTyping({ field, draftKey, text, type });
  const isOpen = names.length > 0;
  return (
    <div className={styles.field}>
      <textarea
        {...props}
        ref={field}
        className="input"
        dir="auto"
        maxLength={longestComment}
        value={text}
        aria-autocomplete="list"
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={isOpen ? `${list}-${active}` : undefined}
        onChange={({ currentTarget }) => typedIn(currentTarget)}
        onSelect={moved}
        onBlur={close}
        onKeyDown={(event) => {
          if (press(event)) event.preventDefault();
          else onKeyDown?.(event);
        }}
      />
      {isOpen && <Names id={list} names={names} active={active} choose={choose} />}
      <span className="vh" role="status">
        {isOpen && said.mention.found(names.length)}
      </span>
    </div>
  );
});

interface NamesProps {
  readonly id: string;
  readonly names: readonly Mentionable[];
  readonly active: number;
  readonly choose: (name: Mentionable) => void;
}

/** Suggested names. Pressing one keeps the focus in the field. */
const Names = observer(function Names({ id, names, active, choose }: NamesProps) {
  const said = useWords(commentWords);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    shown.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active, names.length]);
  return (
    <div ref={shown} className="pop">
      <div role="listbox" id={id} aria-label={said.mention.names} tabIndex={-1} onMouseDown={(event) => event.preventDefault()}>
        {names.map((each, at) => (
          <button key={each.name} type="button" role="option" id={`${id}-${at}`} tabIndex={-1} aria-selected={at === active} onClick={() => choose(each)}>
            <AuthorSign author={each.author} size="small" />
            {each.name}
          </button>
        ))}
      </div>
    </div>
  );
});
