import { observer } from 'mobx-react-lite';
import type { BenefitNote } from '#core/benefits/benefit.ts';
import { benefitNotePath } from '#core/navigation/screens.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import contributed from '../companies/contributed.module.css';
import { useMembersOnly } from '../content/use-members-only.ts';
import { useNameBegun } from '../content/use-name-begun.ts';
import { Provenance } from '../figures/Provenance.tsx';
import { useMonday } from '../reviews/use-week.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { FlagIcon, ShareIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './benefits.module.css';

interface NoteCardProps {
  readonly note: BenefitNote;
  /** Whether it stands at its own address. */
  readonly isAlone?: boolean;
}

/** One note about a benefit. */
export const NoteCard = observer(function NoteCard({ note, isAlone = false }: NoteCardProps) {
  const { note: words, names, one } = useWords(benefitWords);
  const monday = useMonday();
  const { company, benefit, text, week, isEdited } = note;
  return (
    <article className={`card ${contributed.card} ${styles.note}`}>
      {isAlone && <h1 className={contributed.title}>{one.title(names[benefit], company.name)}</h1>}
      <p className={contributed.text}>{text}</p>
      <Provenance>
        {words.week(monday(week))}
        {isEdited && words.edited}
      </Provenance>
      <NoteActions note={note} isAlone={isAlone} />
    </article>
  );
});

/** Share, report, and the address of a note. */
const NoteActions = observer(function NoteActions({ note: { benefitsId, benefit, company }, isAlone }: Required<NoteCardProps>) {
  const { note: words, names, one } = useWords(benefitWords);
  const [actions, toasts] = [useStore(PostActionsStore), useStore(ToastStore)];
  const [asMember, begun] = [useMembersOnly(), useNameBegun()];
  const path = benefitNotePath(benefitsId);
  const share = async () => {
    if ((await actions.passOn(one.title(names[benefit], company.name), path)) === 'copied') toasts.show({ type: 'success', text1: words.copied });
  };
  const report = () => asMember(() => begun(() => actions.ask({ kind: 'report', resource: { resourceId: benefitsId, resourceType: 'BENEFITS' } })));
  return (
    <div className={styles.acts} role="group" aria-label={words.actions}>
      <Button look="quiet" className="needs-script" onClick={() => void share()}>
        <ShareIcon />
        {words.share}
      </Button>
      <Button look="quiet" className="needs-script" onClick={report}>
        <FlagIcon />
        {words.report}
      </Button>
      {!isAlone && (
        <Link to={path} className={`go ${styles.open}`}>
          {words.open}
        </Link>
      )}
    </div>
  );
});
