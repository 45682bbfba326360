import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { moderatedPath } from '#core/moderation/moderated-path.ts';
import { screens } from '#core/navigation/screens.ts';
import type { AppealForAnother } from '#core/queue/queue-items.ts';
import { ModerationStore } from '#web/stores/moderation/moderation-store.ts';
import { TakeBackStore } from '#web/stores/moderation/take-back-store.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { takeLostFocus } from '../overlays/lost-focus.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

/** Appeals against the moderator's own measures, which can be taken back until another decides. */
export const AppealsForAnother = observer(function AppealsForAnother() {
  const words = useWords(moderationWords);
  const store = useStore(ModerationStore);
  const { forAnother: count, appealsForAnother } = store.forAnother;
  if (count === 0) return null;
  return (
    <section className="stack g3">
      <p className="muted">{words.forAnother(count)}</p>
      {appealsForAnother.map((appeal) => (
        <AppealCard key={`${appeal.resourceId} ${appeal.former}`} appeal={appeal} />
      ))}
      <p className="muted">
        {words.ownAppeals.second} {store.mayAdminister && <Link to={screens.team}>{words.team}</Link>}
      </p>
    </section>
  );
});

const AppealCard = observer(function AppealCard({ appeal }: { readonly appeal: AppealForAnother }) {
  const words = useWords(moderationWords);
  const store = useStore(TakeBackStore);
  const [hasFailed, tell] = useState(false);
  const { resourceId, former, appealText } = appeal;
  const thread = moderatedPath(appeal);
  const takeBack = async () => tell(!(await store.takeBack(appeal)));
  return (
    <article className="card stack g3">
      <p className="strong">{words.decisions[former]}</p>
      <div className="inset stack g2">
        <p className="strong">{words.ownAppeals.says}</p>
        <p dir="auto">{appealText}</p>
      </div>
      {thread && (
        <p>
          <Link className="go" to={thread}>
            {words.bans.open}
          </Link>
        </p>
      )}
      {hasFailed && (
        <p className="err" role="alert">
          {words.ownAppeals.failed}
        </p>
      )}
      {store.done.has(`${resourceId} ${former}`) ? (
        <p ref={takeLostFocus} role="status" tabIndex={-1}>
          {words.ownAppeals.done}
        </p>
      ) : store.mayTakeBack(appeal) ? (
        <div>
          <Button busy={store.takingBack.state.status === 'LOADING'} onClick={() => void takeBack()}>
            {former === 'remove' ? words.ownAppeals.restore : words.ownAppeals.takeBack}
          </Button>
        </div>
      ) : null}
    </article>
  );
});
