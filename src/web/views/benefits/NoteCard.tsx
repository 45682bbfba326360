import { observer } from 'mobx-react-lite';
import type { BenefitNote } from '#core/benefits/benefit.ts';
import { benefitNotePath } from '#core/navigation/screens.ts';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import contributed from '../companies/contributed.module.css';
import { ReplyBelow } from '../company-replies/ReplyBelow.tsx';
import { ShareAndReport } from '../content/ShareAndReport.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { useMonday } from '../content/use-monday.ts';
import { useWords } from '../words.tsx';
import styles from './benefits.module.css';

interface NoteCardProps {
  readonly note: BenefitNote;
  readonly isAlone?: boolean;
}

export const NoteCard = observer(function NoteCard({ note, isAlone = false }: NoteCardProps) {
  const { note: words, names, one } = useWords(benefitWords);
  const monday = useMonday();
  const { benefitsId, company, benefit, text, week, isEdited, reply } = note;
  const title = one.title(names[benefit], company.name);
  return (
    <article className={`card ${contributed.card} ${styles.note}`}>
      {isAlone && <h1 className={contributed.title}>{title}</h1>}
      <p className={contributed.text}>{text}</p>
      <Provenance>
        {words.week(monday(week))}
        {isEdited && words.edited}
      </Provenance>
      {reply && <ReplyBelow reply={reply} company={company.name} />}
      <ShareAndReport
        resource={{ resourceId: benefitsId, resourceType: 'BENEFITS' }}
        title={title}
        path={benefitNotePath(benefitsId)}
        isAlone={isAlone}
        words={words}
      />
    </article>
  );
});
