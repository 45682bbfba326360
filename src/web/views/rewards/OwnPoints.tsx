import { observer } from 'mobx-react-lite';
import type { LocalRewards } from '#core/rewards/local-rewards.ts';
import { RewardsStore } from '#web/stores/rewards/rewards-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { rewardWords } from '#web/words/rewards/reward-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Card } from '../ui/Card.tsx';
import { useWords } from '../words.tsx';
import styles from './rewards.module.css';

/** Points on this device, their sources and pending ones. */
export const OwnPoints = observer(function OwnPoints() {
  const { points: words } = useWords(rewardWords);
  const { local } = useStore(RewardsStore);
  return (
    <Card aria-labelledby="own-points">
      <h2 id="own-points">{words.heading}</h2>
      <Await request={local}>{(rewards) => <Counted rewards={rewards} />}</Await>
    </Card>
  );
});

const Counted = observer(function Counted({ rewards: { sources, waiting } }: { readonly rewards: LocalRewards }) {
  const { points: words } = useWords(rewardWords);
  const { isDrawing } = useStore(RewardsStore);
  const { rewardsCount } = useStore(SessionStore).user;
  return (
    <>
      <p className={styles.count} role="status">
        {words.count(rewardsCount)}
      </p>
      {sources.length > 0 && (
        <>
          <h3>{words.sources}</h3>
          <dl className={styles.sources}>
            {sources.map(({ kind, sent, drawn }) => (
              <div key={kind}>
                <dt>{words.kinds[kind]}</dt>
                <dd>{words.source(sent, drawn)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {waiting > 0 && <p>{words.waiting(waiting)}</p>}
      {waiting > 0 && isDrawing && <p className="muted sm">{words.drawing}</p>}
      <p className="muted sm">{words.until}</p>
    </>
  );
});
