import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { rewardWords } from '#web/words/rewards/reward-words.ts';
import { useMembersOnly } from '../content/use-members-only.ts';
import { Card } from '../ui/Card.tsx';
import { useWords } from '../words.tsx';

export const GuestPoints = observer(function GuestPoints() {
  const { guest: words } = useWords(rewardWords);
  const asMember = useMembersOnly('rewards');
  return (
    <Card aria-labelledby="own-points">
      <h2 id="own-points">{words.heading}</h2>
      <p>{words.because}</p>
      <div>
        <a
          className="btn main"
          href={`${screens.login}?context=rewards&referer=${encodeURIComponent(screens.rewards)}`}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            asMember(() => undefined);
          }}
        >
          {words.logIn}
        </a>
      </div>
    </Card>
  );
});
