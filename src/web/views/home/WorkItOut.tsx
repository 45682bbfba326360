import { observer } from 'mobx-react-lite';
import { exampleUrls } from '#core/home/calculator-example.ts';
import { screens } from '#core/navigation/screens.ts';
import { homeWords } from '#web/words/home/home-words.ts';
import { useWords } from '../words.tsx';
import { CalculatorTile } from './CalculatorTile.tsx';
import { Section } from './Section.tsx';
import { TakeHomeBox } from './TakeHomeBox.tsx';
import { useExamples } from './use-examples.ts';
import styles from './home.module.css';

const tiles = ['takeHome', 'gratuity', 'hra', 'hike', 'paidFairly'] as const;

/** Calculators with an example each, and a short take-home form. */
export const WorkItOut = observer(function WorkItOut() {
  const { work: words } = useWords(homeWords);
  const { examples, said } = useExamples();
  const urls = examples && exampleUrls(examples);
  return (
    <Section heading={words.heading} more={{ to: screens.calculators, label: words.all }}>
      <div className={styles.panel}>
        <TakeHomeBox />
        <ul className={styles.tiles}>
          {tiles.map((tile) => (
            <li key={tile}>
              <CalculatorTile tile={tile} to={tile === 'paidFairly' ? screens.paidFairly : (urls?.[tile] ?? screens[tile])} example={said[tile]} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
});
