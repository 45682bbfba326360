import type { ProfileAnswer } from '#core/company-profiles/company-profile.ts';
import { keyed } from '../content/keyed.ts';
import { Paragraphs } from './Paragraphs.tsx';
import styles from './company-profiles.module.css';

/** Company's answers, folded without a script. */
export const Faq = ({ answers }: { readonly answers: readonly ProfileAnswer[] }) => (
  <div className="list">
    {keyed(answers).map(([key, { question, answer }]) => (
      <details key={key} className={styles.fold}>
        <summary dir="auto">{question}</summary>
        <Paragraphs text={answer} />
      </details>
    ))}
  </div>
);
