import { observer } from 'mobx-react-lite';
import type { Finding } from '#core/exposure/finding.ts';
import { exposureWords } from '#web/words/exposure/exposure-words.ts';
import { useWords } from '../words.tsx';

interface FoundWordsProps {
  readonly finding: Finding;
  readonly text: string;
  readonly fieldName: string;
}

const around = 60;

export const FoundWords = observer(function FoundWords({ finding: { start, end, said, kind }, text, fieldName }: FoundWordsProps) {
  const { why } = useWords(exposureWords);
  return (
    <div>
      {fieldName && <p className="sm muted">{fieldName}</p>}
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

function lastOf(text: string): string {
  const sentence = (text.split(stop).at(-1) ?? '').trimStart();
  return sentence.length > around ? `…${sentence.slice(-around).replace(/^\S*/, '')}` : sentence;
}

function firstOf(text: string): string {
  const sentence = text.split(stop)[0] ?? '';
  return sentence.length > around ? `${sentence.slice(0, around).replace(/\S*$/, '')}…` : sentence;
}
