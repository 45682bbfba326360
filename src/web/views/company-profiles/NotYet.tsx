import { Link } from '../ui/Link.tsx';
import styles from './overview.module.css';

interface NotYetProps {
  readonly said: string;
  /** Links to a wider group or to contribute first. */
  readonly ways: readonly { readonly label: string; readonly to: string }[];
}

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
