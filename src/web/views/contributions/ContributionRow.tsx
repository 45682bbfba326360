import { observer } from 'mobx-react-lite';
import { createElement } from 'react';
import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import { contributionState } from '#core/contributions/contribution-state.ts';
import { ContributionsStore, type AnyLocal, type LocalOfKinds } from '#web/stores/contributions/contributions-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { formOfKind } from './form-of-kind.ts';
import type { ExistingProps } from './ExistingModerated.tsx';
import { existingRows } from './existing-rows.ts';
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
      {existing(kind, { one, remove })}
    </li>
  );
});

const existing = <Kind extends ContributionKind>(kind: Kind, props: ExistingProps<LocalOfKinds[Kind]>) => createElement(existingRows[kind], props);

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
