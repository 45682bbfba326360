import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { photoSetPath } from '#core/navigation/screens.ts';
import type { Photo } from '#core/photos/photo.ts';
import { CompanyPhotosStore } from '#web/stores/photos/company-photos-store.ts';
import { photoWords } from '#web/words/photos/photo-words.ts';
import media from '../media/media.module.css';
import { Modal } from '../overlays/Modal.tsx';
import { useStore } from '../stores.tsx';
import { NextIcon } from '../ui/form-icons.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { ByCompanyOn } from './ByCompanyOn.tsx';
import styles from './photos.module.css';

/** Photos in full by swipe, arrows, Home, End or buttons. Escape returns. */
export const PhotoGallery = observer(function PhotoGallery() {
  const words = useWords(photoWords);
  const store = useStore(CompanyPhotosStore);
  const { gallery, inGallery: photos } = store;
  const at = gallery?.at ?? 0;
  const photo = photos[at];
  const title = photo ? words.albums[photo.album] : words.list;
  const row = useFollowed(gallery !== undefined, at);
  useKeys(gallery !== undefined);
  const seen = ({ scrollLeft, clientWidth }: HTMLElement) => {
    const to = clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : at;
    if (to !== at) store.go(to);
  };
  return (
    <Modal isOpen={gallery !== undefined} onClose={() => store.close()} title={title} look={media.gallery ?? ''} foot={photo && <Foot photo={photo} />}>
      <div ref={row} className={media.row} role="group" tabIndex={0} aria-label={title} onScroll={({ currentTarget }) => seen(currentTarget)}>
        {photos.map(({ fileKey, url, width, height, album, caption }, number) => (
          <div key={fileKey} aria-hidden={number !== at}>
            {Math.abs(number - at) <= 1 && (
              <img src={url} width={width} height={height} alt={caption ?? words.photo(words.albums[album], number + 1, photos.length)} decoding="async" />
            )}
          </div>
        ))}
      </div>
    </Modal>
  );
});

const Foot = observer(function Foot({ photo }: { readonly photo: Photo }) {
  const { gallery: words } = useWords(photoWords);
  const store = useStore(CompanyPhotosStore);
  const { gallery, inGallery, total } = store;
  const at = gallery?.at ?? 0;
  const count = gallery?.of === 'list' ? total : inGallery.length;
  return (
    <div className={styles.foot}>
      <p className={styles.said}>{photo.caption}</p>
      <ByCompanyOn photo={photo} />
      <div className={styles.turns}>
        <Button square aria-label={words.before} aria-disabled={at === 0} onClick={() => store.go(at - 1)}>
          <Icon d="m15 5-7 7 7 7" />
        </Button>
        <span className={styles.place} aria-live="polite">
          {words.place(at + 1, count)}
        </span>
        <Button square aria-label={words.after} aria-disabled={at === inGallery.length - 1} onClick={() => store.go(at + 1)}>
          <NextIcon />
        </Button>
      </div>
      <Link to={photoSetPath(photo.photoSetId)} className="go">
        {words.open}
      </Link>
    </div>
  );
});

/** Scrolls to the gallery's photo once present. */
function useFollowed(isOpen: boolean, at: number) {
  const store = useStore(CompanyPhotosStore);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const place = () => row.current?.children[at];
    const follow = async () => {
      await store.whenThere(() => place() !== undefined);
      const element = row.current;
      if (element && Math.round(element.scrollLeft / Math.max(element.clientWidth, 1)) !== at) element.scrollLeft = at * element.clientWidth;
    };
    void follow();
  }, [store, isOpen, at]);
  return row;
}

/** Keys work wherever the focus is in the dialog. */
function useKeys(isOpen: boolean): void {
  const store = useStore(CompanyPhotosStore);
  useEffect(() => {
    if (!isOpen) return;
    const pressed = (event: KeyboardEvent) => {
      const at = store.gallery?.at ?? 0;
      const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: store.inGallery.length - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      store.go(to);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [store, isOpen]);
}
