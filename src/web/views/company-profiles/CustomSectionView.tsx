import type { ReactNode } from 'react';
import type { CustomSection } from '#core/company-profiles/company-profile.ts';
import { Paragraphs } from './Paragraphs.tsx';
import styles from './company-profiles.module.css';

interface CustomSectionViewProps {
  readonly section: CustomSection;
  readonly mark: ReactNode;
}

export const CustomSectionView = ({ section: { text, picture }, mark }: CustomSectionViewProps) => (
  <>
    {picture === null ? (
      <Paragraphs text={text} />
    ) : (
      <div className={styles.pictured}>
        <Paragraphs text={text} />
        <img src={picture} alt="" width={800} height={600} loading="lazy" decoding="async" />
      </div>
    )}
    {mark}
  </>
);
