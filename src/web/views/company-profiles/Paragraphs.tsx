import { keyed } from '../content/keyed.ts';
import styles from './company-profiles.module.css';

/** A text of a company, one paragraph a line, in whichever script it is written. */
export const Paragraphs = ({ text }: { readonly text: string }) => (
  <div className={styles.paragraphs}>
    {keyed(text.split(/\n+/).filter((line) => line.trim() !== '')).map(([key, line]) => (
      <p key={key} dir="auto">
        {line}
      </p>
    ))}
  </div>
);
