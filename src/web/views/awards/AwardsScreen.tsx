import { observer } from 'mobx-react-lite';
import { AwardsStore } from '#web/stores/awards/awards-store.ts';
import { useStore } from '../stores.tsx';
import { EditionView } from './EditionView.tsx';
import { ListView } from './ListView.tsx';
import { NoAwards } from './NoAwards.tsx';

/** Awards edition or one of its lists, by URL. */
export const AwardsScreen = observer(function AwardsScreen() {
  const { page, isMissing } = useStore(AwardsStore);
  if (!page || isMissing) return <NoAwards />;
  return page.slug === null ? <EditionView year={page.year} /> : <ListView year={page.year} slug={page.slug} />;
});
