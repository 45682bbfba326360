import { observer } from 'mobx-react-lite';
import { benefitsFormUrl } from '#core/benefits/benefits-form-url.ts';
import { benefitsPath } from '#core/navigation/screens.ts';
import type { LocalOfKinds } from '#web/stores/contributions/contributions-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { useWords } from '../words.tsx';
import { ExistingModerated, type ExistingProps } from './ExistingModerated.tsx';
import { OwnReply } from './OwnReply.tsx';
import styles from './contributions.module.css';

/** Benefits as shared. Answers are never shown alone, so it links to the shares (F-02). */
export const ExistingBenefits = observer(function ExistingBenefits({ one, remove }: ExistingProps<LocalOfKinds['benefits']>) {
  const { benefits: words } = useWords(contributionWords).kinds;
  const own = one.asking.value;
  if (!own) return null;
  const { benefitsId, company, answers, note, reply } = own;
  const yes = answers.filter(({ said }) => said === 'yes').length;
  return (
    <ExistingModerated
      one={one}
      own={own}
      id={benefitsId}
      page={benefitsPath(company.urlName, note?.benefit ?? null)}
      form={benefitsFormUrl({ benefitsId })}
      remove={remove}
    >
      <p className="strong">{words.answers(yes, answers.length - yes)}</p>
      {note !== null && <p className={styles.said}>{note.text}</p>}
      {reply && <OwnReply one={one} id={benefitsId} reply={reply} company={company.name} />}
    </ExistingModerated>
  );
});
