import { observer } from 'mobx-react-lite';
import * as areaIcons from '../ui/area-icons.tsx';
import * as icons from '../ui/icons.tsx';
import { Mark } from '../ui/Mark.tsx';
import styles from './kit.module.css';
import { KitSection } from './KitSection.tsx';
import { useSheetWords } from './use-sheet-words.ts';

/** Every icon, and the sign of the product. */
export const IconSheet = observer(function IconSheet() {
  const words = useSheetWords();
  return (
    <KitSection heading={words.icons.heading} lead={words.icons.lead}>
      <ul className={styles.icons} translate="no">
        <li>
          <Mark />
        </li>
        {Object.entries({ ...icons, ...areaIcons }).map(([name, Icon]) => (
          <li key={name}>
            <Icon />
            {name.replace('Icon', '')}
          </li>
        ))}
      </ul>
    </KitSection>
  );
});
