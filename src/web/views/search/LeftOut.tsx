import { observer } from 'mobx-react-lite';
import type { SearchAnswer } from '#core/search/search-answer.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { searchWords } from '#web/words/search/search-words.ts';
import { useWords } from '../words.tsx';

/** Ignored part of a query: an empty city or unknown words. */
export const LeftOut = observer(function LeftOut({
  page: { type, elsewhere, without },
}: {
  readonly page: Pick<SearchAnswer, 'type' | 'elsewhere' | 'without'>;
}) {
  const words = useWords(searchWords);
  const { nameOf } = useWords(listWords);
  return (
    <>
      {elsewhere && <span> {words.notIn(nameOf(elsewhere.notIn), elsewhere.nearest && nameOf(elsewhere.nearest), type === 'SALARIES')}</span>}
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
