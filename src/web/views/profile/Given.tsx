import { observer } from 'mobx-react-lite';
import { Fragment, useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { GivenStore } from '#web/stores/contributions/given-store.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './profile.module.css';
import { useWords } from '../words.tsx';

/** Contributions as this device counts them. Each loads on its own page by a press (F-07). */
export const Given = observer(function Given() {
  const { given: words } = useWords(profileWords);
  const { counting } = useStore(GivenStore);
  useEffect(() => void counting.send(), [counting]);
  const counts = counting.value ?? [];
  return (
    <section className="card stack g3" aria-labelledby="given">
      <h2 id="given">{words.heading}</h2>
      {counts.length > 0 ? (
        <dl className="pairs sm">
          {counts.map(({ kind, count }) => (
            <Fragment key={kind}>
              <dt>{words.kinds[kind]}</dt>
              <dd>{count}</dd>
            </Fragment>
          ))}
        </dl>
      ) : (
        counting.state.status === 'SUCCESS' && <p className="muted sm">{words.nothing}</p>
      )}
      <div className={styles.links}>
        <Link to={screens.contributions}>{counts.length > 0 ? words.all : words.first}</Link>
        <Link to={screens.ownPosts}>{words.posts}</Link>
      </div>
    </section>
  );
});
