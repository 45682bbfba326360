import { DeskFrame } from './DeskFrame.tsx';
import { DeskPeople } from './DeskPeople.tsx';
import { InviteToWrite } from './InviteToWrite.tsx';
import styles from './company-desk.module.css';

/** People of one company's desk, and the link by which others are asked to write. */
export const DeskPeopleScreen = () => (
  <DeskFrame part="people">
    {(desk) => (
      <div className={styles.desk}>
        <DeskPeople desk={desk} />
        <InviteToWrite company={desk.company.urlName} />
      </div>
    )}
  </DeskFrame>
);
