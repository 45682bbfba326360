import { observer } from 'mobx-react-lite';
import type { Finding } from '#core/exposure/finding.ts';
import { exposureWords } from '#web/words/exposure/exposure-words.ts';
import { useWords } from '../words.tsx';
import styles from './exposure.module.css';

interface FoundWordsProps {
  readonly finding: Finding;
  readonly text: string;
  readonly fieldName: string;
}

/** How much of a sentence is shown on either side of what was found in it. */
const around = 60;

/** Words of a draft that may give its author away, marked in their sentence, with the field they stand in and the reason. */
export const FoundWords = observer(function FoundWords({ finding: { start, end, said, kind }, text, fieldName }: FoundWordsProps) {
  const { why } = useWords(exposureWords);
  return (
    <div>
      {fieldName && <p className={styles.field}>{fieldName}</p>}
      <p dir="auto">
        {lastOf(text.slice(0, start))}
        <mark>{said}</mark>
        {firstOf(text.slice(end))}
      </p>
      <p className="muted">{why[kind]}</p>
    </div>
  );
});

const stop = /[!?।\n]|\.(?=\s|$)/;

/** The end of a text from the last sentence on, by whole words where that is long. */
function lastOf(text: string): string {
  const sentence = (text.split(stop).at(-1) ?? '').trimStart();
  return sentence.length > around ? `…${sentence.slice(-around).replace(/^\S*/, '')}` : sentence;
}

/** The beginning of a text up to the end of the sentence, by whole words where that is long. */
function firstOf(text: string): string {
  const sentence = text.split(stop)[0] ?? '';
  return sentence.length > around ? `${sentence.slice(0, around).replace(/\S*$/, '')}…` : sentence;
}
