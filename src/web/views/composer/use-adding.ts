import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { PostPicturesStore } from '#web/stores/composer/post-pictures-store.ts';
import { useNameBegun } from '../content/use-name-begun.ts';
import { useStore } from '../stores.tsx';
import { picturesIn } from './pictures-in.ts';

/** Uploads pictures at once, which needs a made-up name that has begun. */
export function useAdding(): (files: FileList | null) => Promise<void> {
  const [pictures, composer, begun] = [useStore(PostPicturesStore), useStore(ComposerStore), useNameBegun()];
  return async (files) => {
    if (!files) return;
    const picked = await picturesIn(files);
    const add = () => void pictures.add(picked);
    if (composer.writing.profileType === 'ANONYMOUS') begun(add);
    else add();
  };
}
