import { Fragment, type ReactNode } from 'react';
import type { Paragraph, TextPart } from '#core/content/post-text.ts';
import { AppearanceStore } from '#web/stores/app/appearance-store.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { keyed } from './keyed.ts';
import { inItsLanguage } from '../ui/in-its-language.ts';

interface RichTextProps {
  readonly paragraphs: readonly Paragraph[];
  readonly end?: ReactNode;
}

/** Member's text with links. External links warn first, unless their reader wants none (S-125). */
export const RichText = ({ paragraphs, end }: RichTextProps) =>
  keyed(paragraphs).map(([key, lines]) => (
    <p
      key={key}
      {...inItsLanguage(
        lines
          .flat()
          .map(({ text }) => text)
          .join(' '),
      )}
    >
      {keyed(lines).map(([line, parts]) => (
        <Fragment key={line}>
          {parts !== lines[0] && '\n'}
          {keyed(parts).map(([place, part]) => (
            <Part key={place} part={part} />
          ))}
        </Fragment>
      ))}
      {lines === paragraphs.at(-1) && end}
    </p>
  ));

function Part({ part }: { readonly part: TextPart }) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'ours':
      return <Link to={part.to}>{part.text}</Link>;
    case 'out':
      return <WayOut {...part} />;
  }
}

function WayOut({ text, href, host }: { readonly text: string; readonly href: string; readonly host: string }) {
  const actions = useStore(PostActionsStore);
  const appearance = useStore(AppearanceStore);
  return (
    <a
      href={href}
      rel="nofollow ugc noopener noreferrer"
      target="_blank"
      onClick={(event) => {
        if (!appearance.chosen.warnsBeforeLeaving) return;
        event.preventDefault();
        actions.ask({ kind: 'leave', href, host });
      }}
    >
      {text}
    </a>
  );
}
