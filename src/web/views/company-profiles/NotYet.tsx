import { Link } from '../ui/Link.tsx';
import styles from './overview.module.css';

interface NotYetProps {
  readonly said: string;
  /** The ways on: to a wider group, or to be the first. */
  readonly ways: readonly { readonly label: string; readonly to: string }[];
}

/** The place of a part of the overview of which too little is known, in one line, with the ways on. */
export const NotYet = ({ said, ways }: NotYetProps) => (
  <div className={`gone ${styles.notYet}`}>
    <p>{said}</p>
    {ways.map(({ label, to }) => (
      <Link key={to} to={to} className="go">
        {label}
      </Link>
    ))}
  </div>
);
