import { observer } from 'mobx-react-lite';
import { CheckInStore } from '#web/stores/contributions/check-in-store.ts';
import { ContributionsStore, type AnyLocal } from '#web/stores/contributions/contributions-store.ts';
import { checkInWords } from '#web/words/contributions/check-in-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Offers due yearly check-ins of salaries (F-11), each opened by its own press (F-07). */
export const CheckInsDue = observer(function CheckInsDue({ local }: { readonly local: readonly AnyLocal[] }) {
  const words = useWords(checkInWords);
  const [checkIns, { today }] = [useStore(CheckInStore), useStore(ContributionsStore)];
  const due = local.filter((one) => one.kind === 'salary').filter((one) => one.isCheckInDue(today));
  if (due.length === 0) return null;
  return (
    <section className="inset stack g2" aria-label={words.dueLabel}>
      <p>{words.due}</p>
      <div className="row">
        {due.map((one) => (
          <Button key={one.key.publicKey} busy={one.asking.state.status === 'LOADING'} onClick={() => void checkIns.want(one)}>
            {one.key.about === undefined ? words.tellOfUnnamed : words.tellOf(one.key.about)}
          </Button>
        ))}
      </div>
    </section>
  );
});
