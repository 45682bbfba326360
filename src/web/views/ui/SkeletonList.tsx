import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useWords } from '../words.tsx';

interface SkeletonListProps {
  /** How many stand there. */
  readonly places: number;
  readonly className?: string | undefined;
  /** The place of one. */
  readonly children: ReactNode;
}

/** The places of like things that are on their way. A screen reader hears it once, however many they are. */
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
