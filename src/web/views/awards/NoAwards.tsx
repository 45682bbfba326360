import { observer } from 'mobx-react-lite';
import { editionPath } from '#core/awards/award-paths.ts';
import { awardYears } from '#core/companies/company-award.ts';
import { awardWords } from '#web/words/awards/award-words.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

/** Missing edition or list, with links to all editions (D-10, R-195). */
export const NoAwards = observer(function NoAwards() {
  const words = useWords(awardWords);
  return (
    <div className="wrap page">
      <EmptyState title={words.missing} level={1} because={words.missingBecause}>
        <p className="row">
          {awardYears.map((year) => (
            <Link key={year} to={editionPath(year)} className="btn">
              {words.heading(year)}
            </Link>
          ))}
        </p>
      </EmptyState>
    </div>
  );
});
