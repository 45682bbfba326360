import { observer } from 'mobx-react-lite';
import { otherDraftWords } from '#web/words/ui/other-draft-words.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

interface OtherDraftProps {
  readonly draft: { readonly hasOther: boolean };
  readonly swap: () => void;
}

/** Tells of a second draft typed before login and swaps them. */
export const OtherDraft = observer(function OtherDraft({ draft, swap }: OtherDraftProps) {
  const words = useWords(otherDraftWords);
  if (!draft.hasOther) return null;
  return (
    <div className="inset row" role="status">
      <p className="grow">{words.said}</p>
      <Button onClick={swap}>{words.show}</Button>
    </div>
  );
});
