import { observer } from 'mobx-react-lite';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { useStore } from '../stores.tsx';
import { PicturesPart } from './PicturesPart.tsx';
import { OffersPart } from './OffersPart.tsx';
import { PollPart } from './PollPart.tsx';
import { VideoPart } from './VideoPart.tsx';

export const KindPart = observer(function KindPart() {
  const { writing } = useStore(ComposerStore);
  switch (writing.kind) {
    case 'poll':
      return <PollPart />;
    case 'video':
      return <VideoPart />;
    case 'salary':
      return <OffersPart />;
    case 'image':
      return <PicturesPart />;
    case 'text':
      return writing.pictures.length > 0 ? <PicturesPart /> : null;
  }
});
