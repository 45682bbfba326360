import { observer } from 'mobx-react-lite';
import { addressOfPicture } from '#core/chat/message-picture.ts';
import { ShownPhotosStore } from '#web/stores/chat/shown-photos-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import styles from '../media/media.module.css';
import { Modal } from '../overlays/Modal.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

export const PhotoDialog = observer(function PhotoDialog() {
  const { photo: words } = useWords(chatWords);
  const photos = useStore(ShownPhotosStore);
  const { large } = photos;
  if (!large) return null;
  const { picture, alt } = large;
  const whole = addressOfPicture(picture);
  const address = photos.addresses.get(whole) ?? photos.addresses.get(addressOfPicture(picture, true));
  return (
    <Modal isOpen onClose={() => photos.shut()} title={alt} look={styles.gallery ?? ''}>
      <div className={styles.row}>
        <div>
          {address !== undefined && <img src={address} width={picture.width} height={picture.height} alt={alt} decoding="async" />}
          {photos.failed.has(whole) && <p role="status">{words.lost}</p>}
        </div>
      </div>
    </Modal>
  );
});
