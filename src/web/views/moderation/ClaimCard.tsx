import { observer } from 'mobx-react-lite';
import type { RoleClaim } from '#core/moderation/member-role.ts';
import { screens } from '#core/navigation/screens.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { TeamStore } from '#web/stores/moderation/team-store.ts';
import { teamWords } from '#web/words/moderation/team-words.ts';
import { LogInLink } from '../login/LogInLink.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

/** A claim link, as it stands: to be confirmed by the account that is signed in, taken, or over. */
export const ClaimCard = observer(function ClaimCard({ claim }: { readonly claim: RoleClaim }) {
  const { claim: words, displayName: said, failed } = useWords(teamWords);
  const store = useStore(TeamStore);
  const { member, isAwake } = useStore(SessionStore);
  const { state } = store.claiming;
  const isGone = state.status === 'FAILURE' && state.failure.kind === 'missing';
  if (state.status === 'SUCCESS') {
    return (
      <section className="card stack g3" aria-labelledby="claim">
        <h1 id="claim">{words.title[claim.role]}</h1>
        <p role="status">{words.done}</p>
        <div>
          <Link className="btn main" to={screens.moderation}>
            {words.toQueue}
          </Link>
        </div>
      </section>
    );
  }
  return (
    <section className="card stack g3" aria-labelledby="claim">
      <h1 id="claim">{words.title[claim.role]}</h1>
      <p>{store.hasRole ? words.already : words.text[claim.role]}</p>
      {!store.hasRole && <p className="muted">{words.seen}</p>}
      <p>{isAwake && member ? words.as(said(member.displayName)) : words.guest}</p>
      {state.status === 'FAILURE' && (
        <p className="err" role="alert">
          {isGone ? words.gone : state.failure.kind === 'conflict' ? words.already : failed}
        </p>
      )}
      {!store.hasRole && (
        <div>
          {isAwake ? (
            <Button look="main" className="needs-script" busy={state.status === 'LOADING'} onClick={() => void store.confirm()}>
              {words.confirm}
            </Button>
          ) : (
            <LogInLink className="btn main" />
          )}
        </div>
      )}
    </section>
  );
});
