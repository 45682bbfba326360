import { observer } from 'mobx-react-lite';
import { isQuiet, removalSides, removedIn, type Conduct } from '#core/employer-conduct/conduct.ts';
import { screens } from '#core/navigation/screens.ts';
import { conductWords } from '#web/words/employer-conduct/conduct-words.ts';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './employer-conduct.module.css';

/** Content removed about an employer and at whose request, linked to the ledger. */
export const RemovedHere = observer(function RemovedHere({ conduct }: { readonly conduct: Conduct }) {
  const words = useWords(conductWords);
  const { byStars, removedElse } = conduct;
  const sides = removalSides.map((side) => [words.sides[side], removedIn(byStars, [side])] as const).filter(([, count]) => count > 0);
  return (
    <section className="card stack g3" aria-labelledby="removed-here">
      <h2 id="removed-here" className={styles.small}>
        {words.removedHere}
      </h2>
      <p className="sm">{isQuiet(conduct) ? words.quiet : words.removedCount(removedIn(byStars) + removedElse)}</p>
      {sides.length > 0 && <p className="xs muted">{sides.map(([side, count]) => words.onWishOf(side, count)).join(' · ')}</p>}
      <Link to={screens.transparency} className="go">
        {words.ledger}
      </Link>
    </section>
  );
});
