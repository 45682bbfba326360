import { observer } from 'mobx-react-lite';
import { CommunityStore } from '#web/stores/communities/community-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { CompanyHead } from '../companies/CompanyHead.tsx';
import { Part } from '../shell/Part.tsx';
import { useStore } from '../stores.tsx';
import { Beside } from './Beside.tsx';
import { JoinButton } from './JoinButton.tsx';
import { CommunityPosts, CommunityScreen } from './CommunityScreen.tsx';
import styles from './communities.module.css';

/** The posts about a company: as a community of its own, and as a tab of its page, with the button that joins it. */
export const CompanyPostsScreen = observer(function CompanyPostsScreen() {
  const { isMissing } = useStore(CompanyStore);
  const { value: community } = useStore(CommunityStore).community;
  if (isMissing) return <CommunityScreen />;
  return (
    <div className={`wrap page ${styles.screen}`}>
      <CompanyHead tab="community" />
      <div className="cols">
        <div className={styles.column}>
          <Part>
            {community && (
              <p>
                <JoinButton community={community} isRoomy />
              </p>
            )}
            <CommunityPosts />
          </Part>
        </div>
        <Part>
          <Beside />
        </Part>
      </div>
    </div>
  );
});
