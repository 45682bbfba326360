import { observer } from 'mobx-react-lite';
import { homeWords } from '#web/words/home/home-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { SealIcon } from '../ui/area-icons.tsx';
import { CalculatorIcon } from '../ui/calculator-icons.tsx';
import { CompareIcon, HomeIcon, RupeeIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './home.module.css';

const icons = { takeHome: RupeeIcon, gratuity: SealIcon, hra: HomeIcon, hike: CalculatorIcon, paidFairly: CompareIcon } as const;

export type Tile = keyof typeof icons;

interface CalculatorTileProps {
  readonly tile: Tile;
  readonly to: string;
  readonly example: string;
}

export const CalculatorTile = observer(function CalculatorTile({ tile, to, example }: CalculatorTileProps) {
  const words = useWords(homeWords);
  const names = useWords(navigationWords);
  const Icon = icons[tile];
  return (
    <Link to={to} className={`plain ${styles.tile}`}>
      <span className="glyph">
        <Icon />
      </span>
      <span>
        <span className="strong">{tile === 'paidFairly' ? words.work.fair : names[tile]}</span>
        <br />
        <span className="sm muted">{example}</span>
      </span>
    </Link>
  );
});
