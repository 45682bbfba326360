import { observer } from 'mobx-react-lite';
import { contributionState } from '#core/contributions/contribution-state.ts';
import { ContributionsStore, type AnyLocal } from '#web/stores/contributions/contributions-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { formOfKind } from './form-of-kind.ts';
import { ExistingBenefits } from './ExistingBenefits.tsx';
import { ExistingInterview } from './ExistingInterview.tsx';
import type { ExistingProps } from './ExistingModerated.tsx';
import { ExistingPhotos } from './ExistingPhotos.tsx';
import { ExistingReview } from './ExistingReview.tsx';
import { ExistingSalary } from './ExistingSalary.tsx';
import styles from './contributions.module.css';

/** Contribution of this device, loaded only on a press so that no two are requested together. */
export const ContributionRow = observer(function ContributionRow({ one, remove }: ExistingProps<AnyLocal>) {
  const { list: words, kinds } = useWords(contributionWords);
  const { kind, key, asking, isGone } = one;
  const isThere = asking.value !== undefined;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3>{key.about === undefined ? kinds[kind].unnamed : kinds[kind].of(key.about)}</h3>
        {!isThere && !isGone && <Unasked one={one} />}
      </div>
      <div role="status">
        {isGone && <Gone one={one} />}
        {asking.state.status === 'FAILURE' && <p className="err">{words.askFailed}</p>}
      </div>
      <Existing one={one} remove={remove} />
    </li>
  );
});

/** Contribution with its current state and actions. */
const Existing = observer(function Existing({ one, remove }: ExistingProps<AnyLocal>) {
  switch (one.kind) {
    case 'review':
      return <ExistingReview one={one} remove={remove} />;
    case 'interview':
      return <ExistingInterview one={one} remove={remove} />;
    case 'benefits':
      return <ExistingBenefits one={one} remove={remove} />;
    case 'photo':
      return <ExistingPhotos one={one} remove={remove} />;
    case 'salary':
      return <ExistingSalary one={one} remove={remove} />;
    default:
      return one satisfies never;
  }
});

const Unasked = observer(function Unasked({ one: { asking } }: Pick<ExistingProps<AnyLocal>, 'one'>) {
  const { list: words } = useWords(contributionWords);
  const isBusy = asking.state.status === 'LOADING';
  return (
    <Button busy={isBusy} onClick={() => void asking.send()}>
      {isBusy ? words.asking : words.ask}
    </Button>
  );
});

const Gone = observer(function Gone({ one }: Pick<ExistingProps<AnyLocal>, 'one'>) {
  const { list: words, kinds } = useWords(contributionWords);
  const store = useStore(ContributionsStore);
  const isUnsent = one.key.thingId === undefined;
  return (
    <div className="row">
      <p className="grow">{isUnsent ? words.unsent : kinds[one.kind].gone}</p>
      {isUnsent && (
        <Link to={formOfKind(one.kind)} className="btn">
          {kinds[one.kind].states[contributionState(undefined)]}
        </Link>
      )}
      <Button onClick={() => void store.forget(one)}>{words.forget}</Button>
    </div>
  );
});
