import { observer } from 'mobx-react-lite';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { CompanyHead } from '../companies/CompanyHead.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Beside } from './Beside.tsx';
import { CommunityPosts, CommunityScreen } from './CommunityScreen.tsx';
import styles from './communities.module.css';

/** Posts of a company, as community and tab. The head's button joins. */
export const CompanyPostsScreen = observer(function CompanyPostsScreen() {
  const { isMissing } = useStore(CompanyStore);
  if (isMissing) return <CommunityScreen />;
  return (
    <div className={`wrap page stack ${styles.screen}`}>
      <CompanyHead tab="discussions" />
      <div className="cols">
        <div className={styles.column}>
          <ErrorBoundary>
            <CommunityPosts />
          </ErrorBoundary>
        </div>
        <ErrorBoundary>
          <Beside />
        </ErrorBoundary>
      </div>
    </div>
  );
});
