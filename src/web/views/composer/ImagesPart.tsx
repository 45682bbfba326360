import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { WrittenImage } from '#core/composer/writing.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { PostImagesStore, type PictureProblem } from '#web/stores/composer/post-images-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { QuotaLeft } from '../content/QuotaLeft.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { CloseIcon, PhotoIcon } from '../ui/icons.tsx';
import { picturesIn } from './pictures-in.ts';
import { useWords } from '../words.tsx';
import styles from './composer.module.css';

/** The pictures of a post: picked, pasted or dropped, each with how far it has come. */
export const ImagesPart = observer(function ImagesPart() {
  const words = useWords(composerWords);
  const { writing } = useStore(ComposerStore);
  const { problems } = useStore(PostImagesStore);
  return (
    <div className="stack g2">
      <ul className={styles.images}>
        {writing.images.map((image, at) => (
          <ImageRow key={image.imageId} image={image} at={at} />
        ))}
      </ul>
      {problems.map((problem) => (
        <Problem key={problem.name} problem={problem} />
      ))}
      <Picking />
      <QuotaLeft of="uploads" uses={writing.images.length} />
      <p className="hint">{words.images.strip}</p>
    </div>
  );
});

const ImageRow = observer(function ImageRow({ image: { imageId, details, uri, isUploading }, at }: { readonly image: WrittenImage; readonly at: number }) {
  const { images: words } = useWords(composerWords);
  const pictures = useStore(PostImagesStore);
  const share = pictures.progress.get(imageId) ?? 0;
  return (
    <li className={styles.image}>
      {uri ? <img src={uri} alt={words.preview(details)} width={72} height={72} /> : <PhotoIcon />}
      <span className="sm grow" role="status">
        {isUploading ? words.uploading(details, Math.round(100 * share)) : words.there(details)}
        {isUploading && <Progress share={share} />}
      </span>
      <Button look="quiet" square aria-label={words.remove(details)} onClick={() => void pictures.remove(at)}>
        <CloseIcon small />
      </Button>
    </li>
  );
});

const Picking = observer(function Picking() {
  const { images: words } = useWords(composerWords);
  const pictures = useStore(PostImagesStore);
  const id = useId();
  const pick = async (field: HTMLInputElement) => {
    const picked = field.files ? await picturesIn(field.files) : [];
    field.value = '';
    await pictures.add(picked);
  };
  return (
    <div className={styles.drop}>
      <label htmlFor={id} className="btn">
        <PhotoIcon />
        {words.add}
      </label>
      <input id={id} type="file" accept="image/*" multiple className="vh" onChange={({ currentTarget }) => void pick(currentTarget)} />
      <p className="xs muted">{words.drop}</p>
    </div>
  );
});

const Progress = ({ share }: { readonly share: number }) => (
  <svg height="4" className={styles.progress} aria-hidden="true">
    <rect width="100%" height="4" rx="2" />
    <rect width={`${Math.round(100 * share)}%`} height="4" rx="2" className={styles.gone} />
  </svg>
);

const Problem = observer(function Problem({ problem }: { readonly problem: PictureProblem }) {
  const words = useWords(composerWords);
  const pictures = useStore(PostImagesStore);
  const said = {
    'too-large': words.images.tooLarge(problem.name),
    'too-often': words.images.tooOften,
    'too-many': words.problems['too-many-images'],
    'not-a-picture': words.images.notPicture(problem.name),
    failed: words.images.failed(problem.name),
  };
  return (
    <p className="err" role="alert">
      {said[problem.kind]}
      {problem.picture && (
        <Button look="quiet" onClick={() => void pictures.retry(problem)}>
          {words.images.again}
        </Button>
      )}
    </p>
  );
});
