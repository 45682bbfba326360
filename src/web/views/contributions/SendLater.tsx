import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import type { FormInSteps } from '#web/stores/contributions/form-in-steps.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { Confirm, SpentUntil } from './ContributionNotice.tsx';

interface SendLaterProps {
  readonly store: FormInSteps;
  readonly write: () => void;
}

/** Page of a member whose quota is used up: the day, the drafts, and a press to write one. */
export const SendLater = observer(function SendLater({ store: { spentUntil, uncounted, drafts }, write }: SendLaterProps) {
  const { form: words } = useWords(contributionWords);
  return (
    <>
      <div className="inset stack g2" role="status">
        {spentUntil !== undefined && <SpentUntil until={spentUntil} />}
        {uncounted === 'unproven' && <Confirm />}
      </div>
      {drafts.length > 0 && (
        <section className="stack g2">
          <h2>{words.drafts}</h2>
          <ul className="list">
            {drafts.map(({ company, url }) => (
              <li key={url}>
                <Link to={url} className="go" dir="auto">
                  {company}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="row needs-script">
        <Button look="main" onClick={write}>
          {words.spent.write}
        </Button>
        <Link to={screens.contributions} className="btn">
          {words.toList}
        </Link>
      </div>
    </>
  );
});
