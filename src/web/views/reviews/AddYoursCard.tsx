import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { AddYoursStore } from '#web/stores/reviews/add-yours-store.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';

interface AddYoursCardProps {
  readonly said: string;
  readonly to: string;
  readonly add: string;
  readonly close: string | undefined;
}

/** Invites to contribute. Nothing is closed to those who do not (F-26). */
export const AddYoursCard = observer(function AddYoursCard({ said, to, add, close }: AddYoursCardProps) {
  const store = useStore(AddYoursStore);
  useEffect(() => store.look(), [store]);
  if (store.isClosed && close !== undefined) return null;
  return (
    <aside className="inset stack g3" aria-label={add}>
      <p>{said}</p>
      <div className="row">
        <Link to={to} className="btn">
          {add}
        </Link>
        {close !== undefined && (
          <Button look="quiet" className="needs-script" onClick={() => store.close()}>
            {close}
          </Button>
        )}
      </div>
    </aside>
  );
});
