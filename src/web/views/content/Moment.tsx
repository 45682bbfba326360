import { observer } from 'mobx-react-lite';
import type { Posted } from '#core/posts/post.ts';
import { usePosted } from './use-posted.ts';

/** Relative time. Server and browser may differ by a minute without a hydration fault. */
export const Moment = observer(function Moment({ posted }: { readonly posted: Posted }) {
  const said = usePosted(posted);
  return (
    <time dateTime={posted.postedAt === null ? posted.postedOn : new Date(posted.postedAt).toISOString()} suppressHydrationWarning>
      {said}
    </time>
  );
});
