import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { tellPayUrl } from '#core/salaries/pay-urls.ts';
import type { Named } from '#core/named.ts';
import type { SalaryFigures } from '#core/salaries/salary-figures.ts';
import { AddYoursStore } from '#web/stores/reviews/add-yours-store.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

interface AddYourPayProps {
  readonly company?: Named | null;
  readonly designation?: Named | null;
  readonly figures: SalaryFigures | undefined;
}

/** Invites to share pay. Nothing is closed to those who do not (F-26). */
export const AddYourPay = observer(function AddYourPay({ company = null, designation = null, figures }: AddYourPayProps) {
  const { add, tell } = useWords(payWords);
  const store = useStore(AddYoursStore);
  useEffect(() => store.look(), [store]);
  if (store.isClosed) return null;
  return (
    <aside className="inset stack g2" aria-label={tell}>
      <p>{figures ? add.many(crowdSaid(figures.people)) : add.few}</p>
      <div className="row">
        <Link to={tellPayUrl({ company, designation })} className="btn">
          {tell}
        </Link>
        <Button look="quiet" className="needs-script" onClick={() => store.close()}>
          {add.close}
        </Button>
      </div>
    </aside>
  );
});
