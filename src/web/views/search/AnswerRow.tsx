import { observer } from 'mobx-react-lite';
import type { SuggestedPage } from '#core/search/suggested-page.ts';
import { searchWords } from '#web/words/search/search-words.ts';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { AnswerIcon } from './search-icons.tsx';
import { LeftOut } from './LeftOut.tsx';
import styles from './search.module.css';
import { useAnswerWords } from './use-answer-words.ts';

/** Suggested page, with pay and number of people where it has some. */
export const AnswerRow = observer(function AnswerRow({ page }: { readonly page: SuggestedPage }) {
  const words = useWords(searchWords);
  const { titleOf, quietOf } = useAnswerWords();
  const quiet = quietOf(page);
  return (
    <li className={`item ${styles.result}`}>
      <AnswerIcon type={page.type} />
      <div>
        <Link to={page.path} className={`plain ${styles.resultTitle} ${styles.cover}`}>
          {titleOf(page)}
        </Link>
        {(quiet || page.elsewhere || page.without.length > 0) && (
          <p className="prov">
            {quiet && <span className={page.pay ? 'strong' : undefined}>{quiet}</span>}
            {page.pay && <span>{[words.ofPeople(page.pay.people), ...(page.pay.companies === 'few' ? [words.ofFew] : [])].join(', ')}</span>}
            <LeftOut page={page} />
          </p>
        )}
      </div>
    </li>
  );
});
