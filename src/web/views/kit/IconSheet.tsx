import { observer } from 'mobx-react-lite';
import { kitWords } from '#web/words/kit/kit-words.ts';
import * as areaIcons from '../ui/area-icons.tsx';
import * as calculatorIcons from '../ui/calculator-icons.tsx';
import * as formIcons from '../ui/form-icons.tsx';
import * as icons from '../ui/icons.tsx';
import { Mark } from '../ui/Mark.tsx';
import styles from './kit.module.css';
import { KitSection } from './KitSection.tsx';
import { useWords } from '../words.tsx';

export const IconSheet = observer(function IconSheet() {
  const words = useWords(kitWords);
  return (
    <KitSection heading={words.icons.heading} lead={words.icons.lead}>
      <ul className={styles.icons} translate="no">
        <li>
          <Mark />
        </li>
        {Object.entries({ ...icons, ...formIcons, ...calculatorIcons, ...areaIcons }).map(([name, Icon]) => (
          <li key={name}>
            <Icon />
            {name.replace('Icon', '')}
          </li>
        ))}
      </ul>
    </KitSection>
  );
});
