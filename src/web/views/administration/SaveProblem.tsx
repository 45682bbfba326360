import { observer } from 'mobx-react-lite';
import type { Request } from '#web/stores/requests/request.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { useWords } from '../words.tsx';

interface SaveProblemProps {
  readonly request: Pick<Request<unknown, never>, 'state'>;
  /** Current version after another administrator's change: name and description. */
  readonly now?: readonly [name: string, about: string] | undefined;
  readonly isSaidElsewhere?: boolean;
}

export const SaveProblem = observer(function SaveProblem({ request: { state }, now, isSaidElsewhere = false }: SaveProblemProps) {
  const words = useWords(administrationWords);
  if (state.status !== 'FAILURE' || isSaidElsewhere) return null;
  const isStale = state.failure.code === 'CHANGED_MEANWHILE';
  return (
    <div className="err" role="alert">
      <p>{isStale ? words.changedMeanwhile : words.failed}</p>
      {isStale && now && <p>{words.nowIs(...now)}</p>}
    </div>
  );
});
