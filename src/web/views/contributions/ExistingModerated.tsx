import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { mayResubmit } from '#core/contributions/contribution-state.ts';
import type { ModeratedFacts } from '#core/contributions/own-contributions.ts';
import { ContributionsStore, type AnyModerated } from '#web/stores/contributions/contributions-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { DecisionNote } from './DecisionNote.tsx';
import { StandsNow } from './StandsNow.tsx';

export interface ExistingProps<One> {
  readonly one: One;
  readonly remove: () => void;
}

interface ExistingModeratedProps extends ExistingProps<AnyModerated> {
  readonly own: Pick<ModeratedFacts, 'company' | 'state' | 'moderation'>;
  readonly id: string;
  readonly page: string;
  readonly form: string;
  readonly children: ReactNode;
  readonly more?: ReactNode;
}

/** Moderated contribution with its decisions and its author's actions (R-090, F-28). */
export const ExistingModerated = observer(function ExistingModerated({ one, own, id, page, form, remove, children, more }: ExistingModeratedProps) {
  const { list: words, kinds } = useWords(contributionWords);
  const { state } = one.appealing;
  const { states } = kinds[one.kind];
  return (
    <>
      <StandsNow one={one} company={own.company} isWaiting={own.state === 'submitted' && own.moderation.length === 0} />
      <DecisionNote
        of={one}
        moderation={own.moderation}
        isPending={state.status === 'LOADING'}
        problem={state.status === 'FAILURE' ? state.failure : undefined}
        onAppeal={(text) => void one.appeal(id, text)}
      />
      {children}
      <div className="row">
        {own.state === 'live' && (
          <Link to={page} className="btn">
            {states.live}
          </Link>
        )}
        <Change own={own} form={form} fixLabel={states.rejected} />
        {more}
        <Button onClick={remove}>{words.remove}</Button>
      </div>
    </>
  );
});

interface ChangeProps extends Pick<ExistingModeratedProps, 'own' | 'form'> {
  readonly fixLabel: string;
}

const Change = observer(function Change({ own, form, fixLabel }: ChangeProps) {
  const { list: words } = useWords(contributionWords);
  const { today } = useStore(ContributionsStore);
  const isTaken = own.state === 'rejected';
  if (isTaken && !mayResubmit(own, today)) return null;
  return (
    <Link to={form} className="btn">
      {isTaken ? fixLabel : words.edit}
    </Link>
  );
});
