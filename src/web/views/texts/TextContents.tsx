import { observer } from 'mobx-react-lite';
import type { Language } from '#core/device/preferences.ts';
import type { OutlineEntry } from '#core/texts/text-outline.ts';
import { textWords } from '#web/words/texts/text-words.ts';
import { useWords } from '../words.tsx';
import styles from './texts.module.css';

interface TextContentsProps {
  readonly entries: readonly OutlineEntry[];
  readonly language: Language;
}

/** Table of contents: folded on a phone, beside the text where there is room. Only one is displayed. */
export const TextContents = observer(function TextContents(props: TextContentsProps) {
  const { contents } = useWords(textWords);
  return (
    <div className={styles.contents}>
      <details className={styles.folded}>
        <summary className="go">{contents}</summary>
        <Entries {...props} />
      </details>
      <nav className={`sticky ${styles.beside}`} aria-label={contents}>
        <p className="strong">{contents}</p>
        <Entries {...props} />
      </nav>
    </div>
  );
});

const Entries = ({ entries, language }: TextContentsProps) => (
  <ol lang={language} className={styles.entries}>
    {entries.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
  </ol>
);
