import type { ReactNode } from 'react';
import type { CustomSection } from '#core/company-profiles/company-profile.ts';
import { customSectionId } from '#core/company-profiles/custom-section-id.ts';
import { Paragraphs } from './Paragraphs.tsx';
import styles from './company-profiles.module.css';

interface WhyJoinProps {
  readonly sections: readonly CustomSection[];
  readonly mark: ReactNode;
}

/** Sections in the company's own words. */
export const WhyJoin = ({ sections, mark }: WhyJoinProps) => (
  <>
    {sections.map(({ title, text, picture }, at) => (
      <div key={customSectionId(at)} id={customSectionId(at)} className={styles.section}>
        <h3 className={styles.name}>{title}</h3>
        {picture === null ? (
          <Paragraphs text={text} />
        ) : (
          <div className={`stack ${styles.pictured}`}>
            <Paragraphs text={text} />
            <img src={picture} alt="" width={800} height={600} loading="lazy" decoding="async" />
          </div>
        )}
      </div>
    ))}
    {mark}
  </>
);
