import { observer } from 'mobx-react-lite';
import { kitWords } from '#web/words/kit/kit-words.ts';
import styles from './kit.module.css';
import { KitSection } from './KitSection.tsx';
import { useWords } from '../words.tsx';

const tokens = [
  'paper',
  'surface',
  'sunken',
  'raised',
  'line',
  'edge',
  'text',
  'muted',
  'ink',
  'ink-fill',
  'ink-soft',
  'you',
  'you-soft',
  'good',
  'good-soft',
  'warn',
  'warn-soft',
  'bad',
  'bad-soft',
  'bar',
  'bar-tail',
  'track',
  'r5',
  'r4',
  'r3',
  'r2',
  'r1',
] as const;

export const Colours = observer(function Colours() {
  const { colour } = useWords(kitWords);
  return (
    <KitSection heading={colour.heading} lead={colour.lead}>
      <ul className={styles.swatches} translate="no">
        {tokens.map((token) => (
          <li key={token}>
            <svg width="100%" height="44" aria-hidden="true">
              <rect width="100%" height="100%" rx="8" fill={`var(--${token})`} />
            </svg>
            {token}
          </li>
        ))}
      </ul>
    </KitSection>
  );
});
