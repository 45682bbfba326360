import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { MergeOutline } from '#core/administration/merge-outline.ts';
import { companyMergeWords } from '#web/words/administration/company-merge-words.ts';
import { useWords } from '../words.tsx';

interface MergeOutlineViewProps {
  readonly outline: MergeOutline;
  readonly from: string;
  readonly into: string;
}

/** Lists what moves, what is deleted and where links lead. */
export const MergeOutlineView = observer(function MergeOutlineView({ outline: { moved, lost }, from, into }: MergeOutlineViewProps) {
  const words = useWords(companyMergeWords);
  return (
    <>
      {moved.length > 0 && <Listed label={words.moves}>{moved.map(({ part, count }) => words.parts[part](count))}</Listed>}
      <p>{words.uncounted}</p>
      {lost.length > 0 && <Listed label={words.lost}>{lost.map((part) => words.lostParts[part])}</Listed>}
      <p>{words.page}</p>
      <p>{words.leads(from, into)}</p>
    </>
  );
});

const Listed = observer(function Listed({ label, children }: { readonly label: string; readonly children: readonly string[] }) {
  const id = useId();
  return (
    <div>
      <p id={id} className="strong">
        {label}
      </p>
      <ul aria-labelledby={id}>
        {children.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
});
