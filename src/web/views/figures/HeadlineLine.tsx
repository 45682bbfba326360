import { observer } from 'mobx-react-lite';
import type { HeadlineKind } from '#core/home/headline-stats.ts';
import { HeadlineStore } from '#web/stores/home/headline-store.ts';
import { useStore } from '../stores.tsx';

interface HeadlineLineProps {
  readonly kind: HeadlineKind;
  readonly said: (count: number) => string;
}

/** Total count behind the lead, left out where small. */
export const HeadlineLine = observer(function HeadlineLine({ kind, said }: HeadlineLineProps) {
  const count = useStore(HeadlineStore).stats.value?.[kind];
  return count ? ` ${said(count)}` : null;
});
