import { keyed } from '../content/keyed.ts';
import styles from './company-profiles.module.css';

/** Company text, one paragraph per line, in any script. */
export const Paragraphs = ({ text }: { readonly text: string }) => (
  <div className={styles.paragraphs}>
    {keyed(text.split(/\n+/).filter((line) => line.trim() !== '')).map(([key, line]) => (
      <p key={key} dir="auto">
        {line}
      </p>
    ))}
  </div>
);
