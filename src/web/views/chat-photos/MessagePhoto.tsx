import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { addressOfPicture, tileOf, type MessagePicture } from '#core/chat/message-picture.ts';
import { AppearanceStore } from '#web/stores/app/appearance-store.ts';
import { ConversationStore } from '#web/stores/chat/conversation-store.ts';
import { ShownPhotosStore } from '#web/stores/chat/shown-photos-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { useStore } from '../stores.tsx';
import { PhotoIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import styles from './chat-photos.module.css';

interface MessagePhotoProps {
  readonly picture: MessagePicture;
  readonly alt: string;
  /** True for own photos and those of trusted senders. */
  readonly isOpen: boolean;
}

/** Photo in its reserved place. A stranger's loads on a press, another shows it in full (F-25). */
export const MessagePhoto = observer(function MessagePhoto({ picture, alt, isOpen }: MessagePhotoProps) {
  const photos = useStore(ShownPhotosStore);
  const { savesData } = useStore(AppearanceStore);
  const as = useStore(ConversationStore).key?.as;
  const url = addressOfPicture(picture, true);
  const isShown = photos.asked.has(picture.pictureId) || (isOpen && !savesData);
  const address = isShown ? photos.addresses.get(url) : undefined;
  const isLost = photos.failed.has(url);
  useEffect(() => {
    if (isShown && as) void photos.bring(picture, as, true);
  }, [photos, picture, isShown, as]);
  const press = () => {
    if (!isShown || !as) return photos.ask(picture);
    return address === undefined ? void photos.bring(picture, as, true) : photos.enlarge({ picture, alt }, as);
  };
  const { width, height } = tileOf(picture);
  return (
    <button type="button" className={styles.photo} aria-haspopup={address === undefined ? undefined : 'dialog'} onClick={press}>
      <svg width={width} height={height} aria-hidden="true" />
      {address === undefined ? (
        <PhotoSaid isShown={isShown} isLost={isLost} />
      ) : (
        <img src={address} width={width} height={height} alt={alt} decoding="async" onError={() => photos.lose(picture, true)} />
      )}
    </button>
  );
});

const PhotoSaid = observer(function PhotoSaid({ isShown, isLost }: { readonly isShown: boolean; readonly isLost: boolean }) {
  const { photo: words } = useWords(chatWords);
  return (
    <span className={styles.said}>
      <PhotoIcon />
      {isShown ? (isLost ? words.lost : words.comes) : words.shut}
    </span>
  );
});
