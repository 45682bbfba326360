import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import type { BlogPost } from '#core/texts/blog-post.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { BlogStore } from '#web/stores/texts/blog-store.ts';
import { textWords } from '#web/words/texts/text-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useWords } from '../words.tsx';
import { TextBody } from './TextBody.tsx';
import { useFollowedLanguage } from './use-followed-language.ts';

/** Blog post, or its absence. */
export const BlogPostScreen = observer(function BlogPostScreen() {
  const words = useWords(textWords).blog;
  const { post } = useStore(BlogStore);
  useFollowedLanguage(post);
  if (post.isMissing)
    return (
      <div className="wrap page stack g5">
        <EmptyState title={words.missing} level={1} because={words.missingBecause} link={{ label: words.all, to: screens.blog }} />
      </div>
    );
  return (
    <div className="wrap page stack g5">
      <Await request={post.request}>{(known) => <Post post={known} />}</Await>
    </div>
  );
});

const Post = observer(function Post({ post }: { readonly post: BlogPost }) {
  const words = useWords(textWords);
  const { language } = useStore(WordsStore);
  return (
    <>
      <Crumbs steps={[{ label: words.blog.title, to: screens.blog }, { label: <span lang={post.language}>{post.title}</span> }]} />
      <header className="stack g2">
        <h1 lang={post.language}>{post.title}</h1>
        {post.language !== language && <p className="inset">{words.otherLanguage}</p>}
        <p className="prov">
          <span>{words.blog.writtenOn(post.writtenOn)}</span>
        </p>
      </header>
      <TextBody text={post} />
    </>
  );
});
