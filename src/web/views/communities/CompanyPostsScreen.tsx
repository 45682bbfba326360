import { observer } from 'mobx-react-lite';
import { discussionsPath, overviewPath, screens } from '#core/navigation/screens.ts';
import { CompanyStore } from '#web/stores/company-store.ts';
import { CompanyHeaderSkeleton } from '../company/CompanyHeaderSkeleton.tsx';
import { CompanyHeaderView } from '../company/CompanyHeaderView.tsx';
import { PostQuestions } from '../posts/PostQuestions.tsx';
import { Part } from '../shell/Part.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { LinkTabs } from '../ui/Tabs.tsx';
import { useWords } from '../words.tsx';
import { Beside } from './Beside.tsx';
import { CommunityPosts, CommunityScreen } from './CommunityScreen.tsx';
import styles from './communities.module.css';

/** What is said about a company: by its name alone as a community, and as a tab of its page. */
export const CompanyPostsScreen = observer(function CompanyPostsScreen() {
  const words = useWords();
  const { header, urlName, isMissing } = useStore(CompanyStore);
  if (isMissing) return <CommunityScreen />;
  return (
    <div className={`wrap page ${styles.screen}`}>
      <Crumbs label={words.company.crumbs} steps={[{ label: words.shell.companies, to: screens.companies }, { label: header.value?.name ?? urlName }]} />
      <Part>
        <Await request={header} meanwhile={<CompanyHeaderSkeleton />}>
          {(known) => <CompanyHeaderView company={known} />}
        </Await>
      </Part>
      <LinkTabs
        label={words.company.tabs}
        tabs={[
          { label: words.company.about, to: overviewPath(urlName), isCurrent: false },
          { label: words.company.community, to: discussionsPath(urlName), isCurrent: true },
        ]}
      />
      <div className="cols">
        <div className={styles.column}>
          <Part>
            <CommunityPosts />
          </Part>
        </div>
        <Part>
          <Beside />
        </Part>
      </div>
      <PostQuestions />
    </div>
  );
});
