import { observer } from 'mobx-react-lite';
import { interviewFormUrl } from '#core/interviews/interview-form-url.ts';
import { interviewPath } from '#core/navigation/screens.ts';
import type { LocalOfKinds } from '#web/stores/contributions/contributions-store.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { ExistingModerated, type ExistingProps } from './ExistingModerated.tsx';
import { OwnReply } from './OwnReply.tsx';
import styles from './contributions.module.css';

export const ExistingInterview = observer(function ExistingInterview({ one, remove }: ExistingProps<LocalOfKinds['interview']>) {
  const { interview: words } = useWords(contributionWords).kinds;
  const names = useStore(ListNamesStore);
  const own = one.asking.value;
  if (!own) return null;
  const { interviewId, company, designation, rounds, story, tips, reply } = own;
  const asked = rounds.flatMap(({ questions }) => questions).length;
  return (
    <ExistingModerated
      one={one}
      own={own}
      id={interviewId}
      page={interviewPath(interviewId)}
      form={interviewFormUrl({ interviewId, step: 'send' })}
      remove={remove}
    >
      {designation !== null && <p className="strong">{names.nameOf(designation)}</p>}
      {rounds.length > 0 && (
        <p className="prov">
          <span>{words.rounds(rounds.length)}</span>
          {asked > 0 && <span>{words.questions(asked)}</span>}
        </p>
      )}
      {story !== '' && <p className={styles.said}>{story}</p>}
      {tips !== null && <p className={styles.said}>{tips}</p>}
      {reply && <OwnReply one={one} id={interviewId} reply={reply} company={company.name} />}
    </ExistingModerated>
  );
});
