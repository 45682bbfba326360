import { observer } from 'mobx-react-lite';
import type { ContributedCompany } from '#core/contributions/own-contributions.ts';
import type { AnyLocal } from '#web/stores/contributions/contributions-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { useWords } from '../words.tsx';
import { UnlistedNote } from './UnlistedNote.tsx';
import { notCountedSaid, whenSaid } from './counting-said.ts';

interface StandsNowProps {
  readonly one: Pick<AnyLocal, 'kind' | 'key'>;
  readonly company: ContributedCompany;
  readonly isWaiting: boolean;
}

export const StandsNow = observer(function StandsNow({ one, company, isWaiting }: StandsNowProps) {
  const { kinds } = useWords(contributionWords);
  const { states, waits } = kinds[one.kind];
  const notCounted = notCountedSaid(one, kinds);
  return (
    <>
      {isWaiting && <p className="strong">{states.submitted}</p>}
      <UnlistedNote company={company} />
      {isWaiting && !company.unlisted && whenSaid(one, waits).map((said) => <p key={said}>{said}</p>)}
      {notCounted && <p>{notCounted}</p>}
    </>
  );
});
