import { observer } from 'mobx-react-lite';
import { pathOf, screens } from '#core/navigation/screens.ts';
import { BlogStore } from '#web/stores/texts/blog-store.ts';
import { textWords } from '#web/words/texts/text-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { AboutTabs } from './AboutTabs.tsx';
import styles from './texts.module.css';
import { useFollowedLanguage } from './use-followed-language.ts';

/** All blog posts. */
export const BlogScreen = observer(function BlogScreen() {
  const words = useWords(textWords).blog;
  const { posts } = useStore(BlogStore);
  useFollowedLanguage(posts);
  return (
    <div className="wrap page stack g5">
      <AboutTabs path={screens.blog} />
      <h1>{words.title}</h1>
      <Await request={posts.request}>
        {(listed) =>
          listed.length === 0 ? (
            <EmptyState title={words.empty} because={words.emptyBecause} />
          ) : (
            <ul className={styles.posts}>
              {listed.map(({ slug, title, summary, writtenOn, language }) => (
                <li key={slug} className="stack g2">
                  <h2 lang={language}>
                    <Link to={pathOf('blogPost', slug)}>{title}</Link>
                  </h2>
                  <p lang={language}>{summary}</p>
                  <p className="prov">
                    <span>{words.writtenOn(writtenOn)}</span>
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </Await>
    </div>
  );
});
