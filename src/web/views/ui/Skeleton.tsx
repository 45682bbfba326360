import { observer } from 'mobx-react-lite';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useWords } from '../words.tsx';

export const Skeleton = observer(function Skeleton({ lines = 3 }: { readonly lines?: number }) {
  const words = useWords(uiWords);
  return (
    <div className="skel" aria-busy="true">
      <span className="vh">{words.loading}</span>
      {Array.from({ length: lines }, (_, line) => (
        <i key={`line ${line}`} />
      ))}
    </div>
  );
});
