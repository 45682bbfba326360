import { observer } from 'mobx-react-lite';
import { otherDraftWords } from '#web/words/ui/other-draft-words.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

interface OtherDraftProps {
  readonly draft: { readonly hasOther: boolean };
  /** Puts the other draft into the form. */
  readonly swap: () => void;
}

/** Says that there are two drafts of a form, one of which was typed just before the login, and shows the other at a press. */
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
