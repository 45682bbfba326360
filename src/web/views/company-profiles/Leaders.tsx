import type { Leader, LeadershipMessage } from '#core/company-profiles/company-profile.ts';
import { keyed } from '../content/keyed.ts';
import { PersonIcon } from '../ui/icons.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import styles from './company-profiles.module.css';

export const Leaders = ({ leaders }: { readonly leaders: readonly Leader[] }) => (
  <ul className={styles.leaders}>
    {keyed(leaders).map(([key, leader]) => (
      <li key={key}>
        <LeaderLine leader={leader} />
      </li>
    ))}
  </ul>
);

export const Speech = ({ speech }: { readonly speech: LeadershipMessage }) => (
  <figure className={styles.speech}>
    <blockquote>
      <Paragraphs text={speech.text} />
    </blockquote>
    <figcaption>
      <LeaderLine leader={speech} />
    </figcaption>
  </figure>
);

const LeaderLine = ({ leader: { name, role, photo } }: { readonly leader: Leader }) => (
  <span className="who">
    {photo === null ? (
      <span className={`avatar ${styles.portrait}`} aria-hidden="true">
        <PersonIcon />
      </span>
    ) : (
      <img className={`avatar ${styles.portrait}`} src={photo} alt="" width={56} height={56} loading="lazy" decoding="async" />
    )}
    <span>
      <b dir="auto">{name}</b>
      <br />
      <span className="muted" dir="auto">
        {role}
      </span>
    </span>
  </span>
);
