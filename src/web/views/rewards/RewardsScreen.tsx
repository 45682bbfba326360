import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { rewardedKinds } from '#core/rewards/reward-kinds.ts';
import { RewardsStore } from '#web/stores/rewards/rewards-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { rewardWords } from '#web/words/rewards/reward-words.ts';
import { formOfKind } from '../contributions/form-of-kind.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { Coupons } from './Coupons.tsx';
import { GotCodes } from './GotCodes.tsx';
import { GuestPoints } from './GuestPoints.tsx';
import { OwnPoints } from './OwnPoints.tsx';
import styles from './rewards.module.css';

/** Points for confirmed facts and their uses. */
export const RewardsScreen = observer(function RewardsScreen() {
  const words = useWords(rewardWords);
  const store = useStore(RewardsStore);
  const { isKnown, isSignedIn, member } = useStore(SessionStore);
  const owner = member?.userId;
  useEffect(() => {
    void store.open();
  }, [store]);
  useEffect(() => {
    if (isKnown) void store.look();
  }, [store, isKnown, owner]);
  useEffect(() => (isSignedIn ? store.draw() : undefined), [store, isSignedIn, owner]);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <header>
        <h1>{words.heading}</h1>
        <p className="muted">{words.lead}</p>
      </header>
      <ErrorBoundary>{isSignedIn ? <OwnPoints /> : <GuestPoints />}</ErrorBoundary>
      <ErrorBoundary>
        <GotCodes />
      </ErrorBoundary>
      <ErrorBoundary>
        <Coupons />
      </ErrorBoundary>
      <More />
      <Why />
    </div>
  );
});

const More = observer(function More() {
  const { more: words } = useWords(rewardWords);
  const { kinds: sentences } = useWords(contributionWords);
  const { scheme } = useStore(RewardsStore);
  const kinds = scheme.value?.kinds ?? rewardedKinds;
  return (
    <section className="stack" aria-labelledby="more-points">
      <h2 id="more-points">{words.heading}</h2>
      <p>{words.lead}</p>
      <div className="row">
        {kinds.map((kind) => (
          <Link key={kind} to={formOfKind(kind)} className="btn">
            {sentences[kind].prompt.title}
          </Link>
        ))}
      </div>
    </section>
  );
});

/** Explains why points identify nobody, folded. */
const Why = observer(function Why() {
  const { why: words } = useWords(rewardWords);
  return (
    <details className={styles.why}>
      <summary>{words.heading}</summary>
      {words.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </details>
  );
});
