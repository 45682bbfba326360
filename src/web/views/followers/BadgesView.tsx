import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import type { Badge, BadgeKind } from '#core/followers/badge.ts';
import { followerWords } from '#web/words/followers/follower-words.ts';
import { EyeIcon, SealIcon } from '../ui/area-icons.tsx';
import { ChatIcon, EditIcon, PeopleIcon, SearchIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import styles from './followers.module.css';

const signs: Record<BadgeKind, typeof SealIcon> = {
  followers: PeopleIcon,
  mostFollowed: SealIcon,
  mostVisited: SealIcon,
  mostSearched: SearchIcon,
  highlyActive: EditIcon,
  responds: ChatIcon,
  openToFeedback: ChatIcon,
  transparent: EyeIcon,
};

/** Closes the unfolded badge on Escape and stops the event. */
function shutByEscape(event: KeyboardEvent<HTMLElement>): void {
  const fold = event.currentTarget.parentElement;
  if (event.key !== 'Escape' || !(fold instanceof HTMLDetailsElement) || !fold.open) return;
  event.preventDefault();
  fold.open = false;
}

/** Badges of a company with their rules folded. */
export const BadgesView = observer(function BadgesView({ badges }: { readonly badges: readonly Badge[] }) {
  const words = useWords(followerWords);
  if (badges.length === 0) return null;
  return (
    <section className="stack g3" aria-labelledby="badges">
      <h2 id="badges">{words.badges}</h2>
      <ul className={styles.badges}>
        {badges.map((badge) => {
          const Sign = signs[badge.badge];
          return (
            <li key={badge.badge}>
              <details>
                <summary className={styles.badge} onKeyDown={shutByEscape}>
                  <Sign small />
                  {words.badge[badge.badge](badge)}
                </summary>
                <p className={styles.rule}>{words.rule[badge.badge](badge)}</p>
              </details>
            </li>
          );
        })}
      </ul>
      <p className="hint">{words.counted}</p>
    </section>
  );
});
