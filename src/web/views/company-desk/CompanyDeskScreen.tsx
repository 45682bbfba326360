import { DeskFrame } from './DeskFrame.tsx';
import { DeskReported } from './DeskReported.tsx';
import { DeskReviews } from './DeskReviews.tsx';
import styles from './company-desk.module.css';

/** Reviews of one company's desk, waiting for a reply or answered, and those that it reported. */
export const CompanyDeskScreen = () => (
  <DeskFrame part="reviews">
    {(desk) => (
      <div className={styles.desk}>
        <DeskReviews desk={desk} />
        <DeskReported desk={desk} />
      </div>
    )}
  </DeskFrame>
);
