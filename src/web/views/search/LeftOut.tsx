import { observer } from 'mobx-react-lite';
import type { SuggestedPage } from '#core/search/suggested-page.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { searchWords } from '#web/words/search/search-words.ts';
import { useWords } from '../words.tsx';

/** Ignored part of a query: an empty city or unknown words. */
export const LeftOut = observer(function LeftOut({
  page: { type, elsewhere, pay, without },
}: {
  readonly page: Pick<SuggestedPage, 'type' | 'elsewhere' | 'without' | 'pay'>;
}) {
  const words = useWords(searchWords);
  const { nameOf } = useWords(listWords);
  return (
    <>
      {elsewhere && (
        <span>
          {' '}
          {type === 'SALARIES'
            ? words.noPayIn(nameOf(elsewhere.notIn), pay !== null)
            : words.notIn(nameOf(elsewhere.notIn), elsewhere.nearest && nameOf(elsewhere.nearest))}
        </span>
      )}
      {without.length > 0 && (
        <span>
          {' '}
          <span>
            {words.without} <s>{without.join(' ')}</s>
          </span>
        </span>
      )}
    </>
  );
});
