import { observer } from 'mobx-react-lite';
import { Fragment, useMemo } from 'react';
import type { ChatMessage } from '#core/chat/message.ts';
import { paragraphsOf, type Paragraph, type TextPart } from '#core/content/post-text.ts';
import { TrustedStore } from '#web/stores/chat/trusted-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { MessagePhoto } from '../chat-photos/MessagePhoto.tsx';
import { keyed } from '../content/keyed.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { inItsLanguage } from '../ui/in-its-language.ts';
import { useWords } from '../words.tsx';
import styles from './chat.module.css';

interface MessageTextProps {
  readonly message: Pick<ChatMessage, 'text' | 'personId' | 'picture'>;
  readonly isMine: boolean;
  readonly name: string;
}

/** Photo and text, never markup. Links and photos stay inactive until the sender is trusted (F-25). */
export const MessageText = observer(function MessageText({ message: { text, personId, picture }, isMine, name }: MessageTextProps) {
  const { message: words, photo } = useWords(chatWords);
  const trusted = useStore(TrustedStore);
  const paragraphs = useMemo(() => (text === '' ? [] : paragraphsOf(text)), [text]);
  const isOpen = isMine || trusted.trusts(personId);
  return (
    <>
      {picture && <MessagePhoto picture={picture} alt={isMine ? photo.own : photo.from(name)} isOpen={isOpen} />}
      {keyed(paragraphs).map(([key, lines]) => (
        <p
          key={key}
          {...inItsLanguage(
            lines
              .flat()
              .map((part) => part.text)
              .join(' '),
          )}
          className={styles.text}
        >
          {keyed(lines).map(([line, parts]) => (
            <Fragment key={line}>
              {parts !== lines[0] && '\n'}
              {keyed(parts).map(([place, part]) => (
                <Part key={place} part={part} isOpen={isOpen} />
              ))}
            </Fragment>
          ))}
        </p>
      ))}
      {!isOpen && hasLink(paragraphs) && personId !== null && (
        <div className={styles.shut}>
          <p className="xs">{words.linksShut(name)}</p>
          <button type="button" className={styles.press} onClick={() => trusted.trust(personId)}>
            {words.openLinks(name)}
          </button>
        </div>
      )}
    </>
  );
});

const hasLink = (paragraphs: readonly Paragraph[]): boolean => paragraphs.some((lines) => lines.some((parts) => parts.some(({ kind }) => kind !== 'text')));

const Part = observer(function Part({ part, isOpen }: { readonly part: TextPart; readonly isOpen: boolean }) {
  const { message: words } = useWords(chatWords);
  if (part.kind === 'text') return part.text;
  const url = part.kind === 'ours' ? part.to : part.href;
  const isHidden = part.text !== url;
  if (!isOpen) return isHidden ? part.text + words.leadsTo(url) : part.text;
  if (part.kind === 'ours') return <Link to={part.to}>{part.text}</Link>;
  return (
    <>
      <a href={part.href} rel="noopener noreferrer nofollow" target="_blank">
        {part.text}
      </a>
      {isHidden && words.leadsTo(part.host)}
    </>
  );
});
