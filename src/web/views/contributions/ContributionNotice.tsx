import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { isCounted } from '#core/persona-keys/issuer-key.ts';
import type { FormInSteps } from '#web/stores/contributions/form-in-steps.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { StartOver } from './StartOver.tsx';
import styles from './contribution-form.module.css';

interface ContributionNoticeProps {
  readonly store: FormInSteps;
}

export function useUncounted({ kind, uncounted }: FormInSteps): string | undefined {
  const { kinds } = useWords(contributionWords);
  if (uncounted === undefined || !isCounted(kind)) return undefined;
  return uncounted === 'sent' ? kinds[kind].notCounted : kinds[kind].uncounted[uncounted];
}

/** Only notice of a form, first on the page: how long its draft stays and when it may be sent. */
export const ContributionNotice = observer(function ContributionNotice({ store }: ContributionNoticeProps) {
  const { form: words } = useWords(contributionWords);
  const because = useUncounted(store);
  const { spentUntil, form, needsLogin, isChange } = store;
  const isLater = spentUntil !== undefined;
  return (
    <div className={needsLogin || isChange ? undefined : styles.notice} role="status">
      {isLater || because !== undefined || form.isRestored ? (
        <div className="inset stack g2">
          {isLater ? <SpentUntil until={spentUntil} /> : <p>{form.isRestored ? words.restored : because}</p>}
          {!isLater && form.isRestored && because !== undefined && <p>{because}</p>}
          {store.uncounted === 'unproven' && <Confirm />}
          {form.isRestored && (
            <div className="row">
              <StartOver throwAway={() => void store.throwAway()} />
            </div>
          )}
        </div>
      ) : (
        <p className="hint">{words.kept}</p>
      )}
    </div>
  );
});

/** Says that the quota is used up, until when, and how long the draft stays. */
export const SpentUntil = observer(function SpentUntil({ until }: { readonly until: string }) {
  const { spent } = useWords(contributionWords).form;
  return (
    <>
      <p className="strong">{spent.next(until)}</p>
      <p>{spent.because}</p>
      <p>{spent.draft}</p>
    </>
  );
});

export const Confirm = observer(function Confirm() {
  const { form: words } = useWords(contributionWords);
  return (
    <>
      <p>{words.toBeCounted}</p>
      <Link to={`${screens.user}#career`} className="go">
        {words.confirmAddress}
      </Link>
    </>
  );
});
