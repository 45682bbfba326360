import { observer } from 'mobx-react-lite';
import type { OwnHome } from '#core/home/own-home.ts';
import { overviewPath, screens } from '#core/navigation/screens.ts';
import { HomeStore } from '#web/stores/home/home-store.ts';
import { BellStore } from '#web/stores/notifications/bell-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { homeWords } from '#web/words/home/home-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { communityPath } from '../content/community-path.ts';
import { useCommunityName } from '../content/use-community-name.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';
import { Section } from './Section.tsx';
import styles from './home.module.css';

export const OwnPart = observer(function OwnPart() {
  const { own: words } = useWords(homeWords);
  const { notifications } = useWords(navigationWords);
  const { own } = useStore(HomeStore);
  const { unseen } = useStore(BellStore);
  const { isAwake } = useStore(SessionStore);
  if (!isAwake) return null;
  return (
    <Section heading={words.heading} more={{ to: screens.notifications, label: notifications(unseen) }}>
      <div className={`card ${styles.own}`}>
        <Await request={own} meanwhile={<Skeleton lines={4} />}>
          {(home) => <Own home={home} />}
        </Await>
      </div>
    </Section>
  );
});

const Own = observer(function Own({ home: { news, communities, companies } }: { readonly home: OwnHome }) {
  const { own: words } = useWords(homeWords);
  return (
    <>
      {news.length > 0 && <News news={news} />}
      <div>
        <h3 className="lab">{words.communities}</h3>
        {communities.length > 0 ? <Communities communities={communities} /> : <p className="sm muted">{words.noCommunities}</p>}
        <Link to={screens.communities} className="go">
          {communities.length > 0 ? words.allCommunities : words.findCommunities}
        </Link>
      </div>
      <div>
        <h3 className="lab">{words.companies}</h3>
        {companies.length > 0 ? <Companies companies={companies} /> : <p className="sm muted">{words.noCompanies}</p>}
      </div>
    </>
  );
});

const News = observer(function News({ news }: Pick<OwnHome, 'news'>) {
  const { own: words } = useWords(homeWords);
  return (
    <div>
      <h3 className="lab">{words.news}</h3>
      <ul className="list">
        {news.map(({ id, urlName, name, title, notedOn, isNew }) => (
          <li key={id} className={styles.newsItem}>
            <Link to={overviewPath(urlName)} className="plain">
              <b>{name}</b> {title}
            </Link>
            <span className="xs muted">
              {isNew && <Tag tone="ink">{words.isNew}</Tag>} {words.on(notedOn)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
});

const Communities = observer(function Communities({ communities }: Pick<OwnHome, 'communities'>) {
  const nameOf = useCommunityName();
  return (
    <p className="row">
      {communities.map((community) => (
        <Link key={`${community.type} ${community.entityId}`} to={communityPath({ type: community.type, slug: community.entityId })} className="chip">
          {nameOf(community)}
        </Link>
      ))}
    </p>
  );
});

const Companies = ({ companies }: Pick<OwnHome, 'companies'>) => (
  <p className="row">
    {companies.map(({ entityId, name, logo }) => (
      <Link key={entityId} to={overviewPath(entityId)} className="chip">
        <Logo name={name} picture={logo} size="small" />
        {name}
      </Link>
    ))}
  </p>
);
