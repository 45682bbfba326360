import { observer } from 'mobx-react-lite';
import type { Posted } from '#core/posts/post.ts';
import { usePosted } from './use-posted.ts';

/** A relative time: how long ago something was written. A page that was rendered on the server a moment ago may say it a moment older; that is no hydration fault. */
export const Moment = observer(function Moment({ posted }: { readonly posted: Posted }) {
  const said = usePosted(posted);
  return (
    <time dateTime={posted.postedAt === null ? posted.postedOn : new Date(posted.postedAt).toISOString()} suppressHydrationWarning>
      {said}
    </time>
  );
});
