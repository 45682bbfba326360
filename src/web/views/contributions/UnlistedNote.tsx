import { observer } from 'mobx-react-lite';
import type { ContributedCompany } from '#core/contributions/own-contributions.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { useWords } from '../words.tsx';

export const UnlistedNote = observer(function UnlistedNote({ company: { name, unlisted } }: { readonly company: ContributedCompany }) {
  const { unlisted: words } = useWords(contributionWords).list;
  if (!unlisted) return null;
  return (
    <div className="inset stack g2" role="note">
      <p className="strong">{unlisted.refusal === null ? words.waits : words.refused}</p>
      {unlisted.refusal !== null && <p dir="auto">{words.because(unlisted.refusal)}</p>}
      <p>{unlisted.refusal === null ? words.waitsBecause(name) : words.refusedBecause}</p>
    </div>
  );
});
