import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DeskLoginStore } from '#web/stores/company-desk/desk-login-store.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { useStore } from '../stores.tsx';
import { classes } from '../ui/classes.ts';
import { CheckIcon, CloseIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import { DeskLogin } from './DeskLogin.tsx';
import { PlayedDesks } from './PlayedDesks.tsx';
import { OwnDesks } from './OwnDesks.tsx';
import styles from './company-desk.module.css';

/** Possibilities of a company here, and the way to its desk. */
export const ForCompaniesScreen = observer(function ForCompaniesScreen() {
  const words = useWords(deskWords);
  const store = useStore(DeskLoginStore);
  const { session } = store;
  useEffect(() => void store.open(), [store]);
  return (
    <div className="wrap page">
      <div className={styles.begin}>
        <div className="stack g3">
          <p className="sm strong muted">{words.eyebrow}</p>
          <h1>{words.heading}</h1>
          <p className="lede">{words.lead}</p>
        </div>
        <div className="stack">
          {session.value ? <OwnDesks session={session.value} /> : <DeskLogin />}
          <PlayedDesks />
        </div>
        <Points heading={words.canTitle} points={words.can} isPossible />
        <Points heading={words.cannotTitle} points={words.cannot} />
        <Steps />
      </div>
    </div>
  );
});

interface PointsProps {
  readonly heading: string;
  readonly points: readonly (readonly string[])[];
  readonly isPossible?: boolean;
}

const Points = ({ heading, points, isPossible = false }: PointsProps) => (
  <section className="stack g3">
    <h2>{heading}</h2>
    <ul className={styles.points}>
      {points.map(([what, how]) => (
        <li key={what}>
          <span className={classes(styles.mark, !isPossible && styles.cannot)}>{isPossible ? <CheckIcon small /> : <CloseIcon small />}</span>
          <span>
            <b>{what}</b>
            <br />
            <span className="sm muted">{how}</span>
          </span>
        </li>
      ))}
    </ul>
  </section>
);

const Steps = observer(function Steps() {
  const { nextTitle, next } = useWords(deskWords);
  return (
    <section className="stack g3">
      <h2>{nextTitle}</h2>
      <ol className={styles.steps}>
        {next.map(([what, how]) => (
          <li key={what}>
            <b>{what}</b>
            <br />
            <span className="sm muted">{how}</span>
          </li>
        ))}
      </ol>
    </section>
  );
});
