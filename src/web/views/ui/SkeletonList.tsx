import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useWords } from '../words.tsx';

interface SkeletonListProps {
  readonly places: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Placeholders of a list, announced once however many. */
export const SkeletonList = observer(function SkeletonList({ places, className, children }: SkeletonListProps) {
  const { loading } = useWords(uiWords);
  return (
    <div aria-busy="true">
      <p className="vh">{loading}</p>
      <div className={className} aria-hidden="true">
        {Array.from({ length: places }, (_, place) => (
          <Fragment key={place}>{children}</Fragment>
        ))}
      </div>
    </div>
  );
});
