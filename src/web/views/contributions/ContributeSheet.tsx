import { observer } from 'mobx-react-lite';
import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import { ContributionsStore } from '#web/stores/contributions/contributions-store.ts';
import { PromptStore } from '#web/stores/contributions/prompt-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { BottomSheet } from '../overlays/BottomSheet.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { formOfKind } from './form-of-kind.ts';
import styles from './contributions.module.css';

/** Opens ways to contribute, the next one first. Never opens by itself (D-19). */
export const ContributeSheet = observer(function ContributeSheet() {
  const { prompt: words } = useWords(contributionWords);
  const store = useStore(PromptStore);
  return (
    <>
      <Button look="main" className="needs-script" onClick={() => store.open()}>
        {words.open}
      </Button>
      <BottomSheet isOpen={store.isOpen} onClose={() => store.close()} title={words.title}>
        <ul className="list">
          {store.offered.map((type) => (
            <Offer key={type} type={type} />
          ))}
        </ul>
      </BottomSheet>
    </>
  );
});

const Offer = observer(function Offer({ type }: { readonly type: ContributionKind }) {
  const { prompt: words, kinds } = useWords(contributionWords);
  const [store, { sent }] = [useStore(PromptStore), useStore(ContributionsStore)];
  const company = sent?.asking.value?.company;
  const { title, text } = kinds[type].prompt;
  const isNext = store.next === type;
  return (
    <li className={styles.row}>
      <p>{text}</p>
      {isNext && <p className="muted">{words.modes[store.modeOf(type)]}</p>}
      <div className="row">
        <Link to={formOfKind(type, company?.unlisted ? undefined : company?.urlName)} className={isNext ? 'btn main' : 'btn'} onClick={() => store.close()}>
          {title}
        </Link>
        {isNext && (
          <Button look="quiet" aria-label={words.later(title)} onClick={() => store.rest(type)}>
            {words.notNow}
          </Button>
        )}
      </div>
    </li>
  );
});
