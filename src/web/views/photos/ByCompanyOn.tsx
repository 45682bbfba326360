import { observer } from 'mobx-react-lite';
import { dateIn } from '#core/figures/ago.ts';
import type { Photo } from '#core/photos/photo.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { photoWords } from '#web/words/photos/photo-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Mark with the day on a photo that its company added. */
export const ByCompanyOn = observer(function ByCompanyOn({ photo: { byCompanyOn } }: { readonly photo: Pick<Photo, 'byCompanyOn'> }) {
  const words = useWords(photoWords);
  const { language } = useStore(WordsStore);
  if (byCompanyOn === null) return null;
  return <p className="xs muted">{words.byCompanyOn(dateIn(`${language}-IN`, Date.parse(byCompanyOn)))}</p>;
});
