import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { mayMend } from '#core/contributions/contribution-state.ts';
import type { OwnCompanyBenefits } from '#core/benefits/benefits-draft.ts';
import type { OwnInterview } from '#core/interviews/interview-draft.ts';
import type { OwnPhotoSet } from '#core/photos/photo-set-draft.ts';
import type { OwnReview } from '#core/reviews/review-draft.ts';
import { ContributionsStore } from '#web/stores/contributions/contributions-store.ts';
import type { HeldBenefits } from '#web/stores/contributions/held-benefits.ts';
import type { HeldInterview } from '#web/stores/contributions/held-interview.ts';
import type { HeldPhotos } from '#web/stores/contributions/held-photos.ts';
import type { HeldReview } from '#web/stores/contributions/held-review.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { DecisionNote } from './DecisionNote.tsx';
import { StandsNow } from './StandsNow.tsx';

interface StandingModeratedProps {
  readonly one: HeldReview | HeldInterview | HeldBenefits | HeldPhotos;
  readonly own: Pick<OwnReview | OwnInterview | OwnCompanyBenefits | OwnPhotoSet, 'state' | 'moderation'>;
  readonly id: string;
  /** The URL at which everybody reads it, once it is out. */
  readonly page: string;
  /** The URL of the form in which it is changed. */
  readonly form: string;
  readonly remove: () => void;
  /** What it says. */
  readonly children: ReactNode;
}

/** What moderators decide about as it stands, what they decided, and all that its author can do (R-090, F-28). */
export const StandingModerated = observer(function StandingModerated({ one, own, id, page, form, remove, children }: StandingModeratedProps) {
  const { list: words, kinds } = useWords(contributionWords);
  const { state } = one.appealing;
  const { states } = kinds[one.kind];
  return (
    <>
      <StandsNow one={one} isWaiting={own.state === 'submitted' && own.moderation.length === 0} />
      <DecisionNote
        kind={one.kind}
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
        <Change own={own} form={form} mend={states.rejected} />
        <Button onClick={remove}>{words.remove}</Button>
      </div>
    </>
  );
});

interface ChangeProps extends Pick<StandingModeratedProps, 'own' | 'form'> {
  /** The label for putting right what was taken down. */
  readonly mend: string;
}

const Change = observer(function Change({ own, form, mend }: ChangeProps) {
  const { list: words } = useWords(contributionWords);
  const { today } = useStore(ContributionsStore);
  const isTaken = own.state === 'rejected';
  if (isTaken && !mayMend(own, today)) return null;
  return (
    <Link to={form} className="btn">
      {isTaken ? mend : words.edit}
    </Link>
  );
});
