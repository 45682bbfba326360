import { observer } from 'mobx-react-lite';
import { withPairs } from '#core/navigation/url.ts';
import { screens } from '#core/navigation/screens.ts';
import { longestCommunitySearch } from '#core/communities/communities.ts';
import { ExploreStore } from '#web/stores/communities/explore-store.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { SearchIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import styles from './communities.module.css';

/** Searches communities while typing. Empty text finds none. */
export const CommunitySearch = observer(function CommunitySearch({ text }: { readonly text: string }) {
  const words = useWords(communityWords);
  const ui = useWords(uiWords);
  const store = useStore(ExploreStore);
  const navigate = useNavigate();
  return (
    <form
      action={screens.communities}
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(withPairs(screens.communities, { find: store.text.trim() }), { replace: true });
      }}
    >
      <div className="combo">
        <SearchIcon />
        <input
          className="input"
          type="search"
          name="find"
          aria-label={words.explore.search}
          placeholder={words.explore.placeholder}
          defaultValue={text}
          maxLength={longestCommunitySearch}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ currentTarget }) => store.type(currentTarget.value)}
        />
      </div>
      <button type="submit" className="btn main">
        {ui.search}
      </button>
    </form>
  );
});
