import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ListedQuestion } from '#core/questions/question.ts';
import { questionListUrl } from '#core/questions/question-urls.ts';
import { QuestionListStore } from '#web/stores/questions/question-list-store.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { OwnLanguageFirst, useOwnLanguageFirst } from '../content/OwnLanguageFirst.tsx';
import { useStore } from '../stores.tsx';
import { FromTheStart } from '../ui/FromTheStart.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWords } from '../words.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import styles from './questions.module.css';

interface QuestionRowsProps {
  readonly empty: ReactNode;
  readonly isThere?: (question: ListedQuestion) => boolean;
}

export const QuestionRows = observer(function QuestionRows({ empty, isThere = () => true }: QuestionRowsProps) {
  const words = useWords(questionWords);
  const { search: list, pages } = useStore(QuestionListStore);
  const shown = useOwnLanguageFirst(pages.items.filter(isThere), ({ text, bestAnswer }) => `${text} ${bestAnswer ?? ''}`);
  return (
    <>
      {shown.length > 1 && <OwnLanguageFirst label={words.ownFirst} />}
      <PagedList
        pages={pages}
        items={shown}
        more={words.more}
        end={words.end}
        urlOf={(cursor) => questionListUrl(list, cursor)}
        meanwhile={<Skeleton lines={8} />}
        empty={empty}
      >
        {(items) => (
          <>
            {list.of !== 'asked' && <p className="hint">{words.order}</p>}
            <ul className={styles.rows}>
              {items.map((question) => (
                <QuestionRow key={question.questionId} question={question} list={list} />
              ))}
            </ul>
          </>
        )}
      </PagedList>
      <FromTheStart pages={pages} label={words.fromTheStart} to={questionListUrl(list)} />
    </>
  );
});
