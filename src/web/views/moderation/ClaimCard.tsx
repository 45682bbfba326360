import { observer } from 'mobx-react-lite';
import type { RoleClaim } from '#core/moderation/member-role.ts';
import { screens } from '#core/navigation/screens.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { TeamStore } from '#web/stores/moderation/team-store.ts';
import { errorWords } from '#web/words/errors/error-words.ts';
import { teamWords } from '#web/words/moderation/team-words.ts';
import { LogInLink } from '../login/LogInLink.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

const focus = (element: HTMLElement | null) => element?.focus();

/** Claim link: to confirm, taken, or over. */
export const ClaimCard = observer(function ClaimCard({ claim }: { readonly claim: RoleClaim }) {
  const { claim: words, displayName: said, failed } = useWords(teamWords);
  const store = useStore(TeamStore);
  const { member, isAwake, isOutOfReach } = useStore(SessionStore);
  const { waiting } = useWords(errorWords);
  const { state } = store.claiming;
  const isGone = state.status === 'FAILURE' && state.failure.kind === 'missing';
  if (store.isTaken) return <Taken title={words.title[claim.role]} />;
  return (
    <section className="card stack g3" aria-labelledby="claim">
      <Heading>{words.title[claim.role]}</Heading>
      <p>{store.hasRole ? words.already : words.text[claim.role]}</p>
      {!store.hasRole && <p className="muted">{words.seen}</p>}
      <p>{isAwake && member ? words.as(said(member.displayName)) : isOutOfReach ? waiting.account : words.guest}</p>
      {state.status === 'FAILURE' && (
        <p className="err" role="alert">
          {isGone ? words.gone[claim.role] : state.failure.kind === 'conflict' ? words.already : failed}
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

const Heading = observer(function Heading({ children }: { readonly children: string }) {
  const { mayAdminister } = useStore(TeamStore);
  return mayAdminister ? <h2 id="claim">{children}</h2> : <h1 id="claim">{children}</h1>;
});

/** Tells of success where the focus is, as the button is gone. */
const Taken = observer(function Taken({ title }: { readonly title: string }) {
  const { claim: words } = useWords(teamWords);
  return (
    <section className="card stack g3" aria-labelledby="claim">
      <Heading>{title}</Heading>
      <p ref={focus} role="status" tabIndex={-1}>
        {words.done}
      </p>
      <div>
        <Link className="btn main" to={screens.moderation}>
          {words.toQueue}
        </Link>
      </div>
    </section>
  );
});
