import styles from '../settings/settings.module.css';

interface AboutNameProps {
  readonly about: { readonly says: readonly string[]; readonly ask: string; readonly points: readonly string[] };
  /** Folds everything where something else comes first. */
  readonly isFolded?: boolean;
}

export function AboutName({ about: { says, ask, points }, isFolded = false }: AboutNameProps) {
  const paragraphs = says.map((sentence) => (
    <p key={sentence} className="hint">
      {sentence}
    </p>
  ));
  return (
    <div className="stack g2">
      {!isFolded && paragraphs}
      <details className={styles.fold}>
        <summary className="go">{ask}</summary>
        <div className="stack g2">
          {isFolded && paragraphs}
          <ul className={`stack g1 ${styles.bullets}`}>
            {points.map((point) => (
              <li key={point} className="hint">
                {point}
              </li>
            ))}
          </ul>
        </div>
      </details>
    </div>
  );
}
