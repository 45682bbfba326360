import { observer } from 'mobx-react-lite';
import { confidenceLevel, type Confidence } from '#core/figures/confidence.ts';
import { confidenceWords } from '#web/words/figures/confidence-words.ts';
import { useWords } from '../words.tsx';

/** Confidence of a figure by five marks and in words. */
export const ConfidenceMark = observer(function ConfidenceMark({ confidence }: { readonly confidence: Confidence }) {
  const words = useWords(confidenceWords);
  return (
    <span className="conf">
      <svg width="19" height="12" aria-hidden="true">
        <path d={marksTo(5)} />
        <path className="value" d={marksTo(confidenceLevel(confidence))} />
      </svg>
      {words[confidence]}
    </span>
  );
});

const marksTo = (level: number): string =>
  [4, 6, 8, 10, 12]
    .slice(0, level)
    .map((height, at) => `M${at * 4} 12v-${height}h3v${height}z`)
    .join('');
