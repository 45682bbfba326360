import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import type { WrittenPicture } from '#core/composer/writing.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { PostPicturesStore, type PictureProblem } from '#web/stores/composer/post-pictures-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { QuotaLeft } from '../quotas/QuotaLeft.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { CloseIcon, PhotoIcon } from '../ui/icons.tsx';
import { useAdding } from './use-adding.ts';
import { useWords } from '../words.tsx';
import styles from './composer.module.css';

export const PicturesPart = observer(function PicturesPart() {
  const words = useWords(composerWords);
  const { writing } = useStore(ComposerStore);
  const { problems } = useStore(PostPicturesStore);
  return (
    <div className="stack g2">
      <ul className="stack g2">
        {writing.pictures.map((picture, at) => (
          <PictureRow key={picture.pictureId} picture={picture} at={at} />
        ))}
      </ul>
      {problems.map((problem) => (
        <Problem key={problem.name} problem={problem} />
      ))}
      <Picking />
      <QuotaLeft of="uploads" uses={writing.pictures.length} persona={writing.profileType} />
      <p className="hint">{words.pictures.strip}</p>
    </div>
  );
});

const PictureRow = observer(function PictureRow({ picture, at }: { readonly picture: WrittenPicture; readonly at: number }) {
  const { pictureId, details, uri, isUploading } = picture;
  const { pictures: words } = useWords(composerWords);
  const pictures = useStore(PostPicturesStore);
  const share = pictures.progress.get(pictureId);
  const shown = uri === null ? undefined : pictures.shown.get(uri);
  useEffect(() => void pictures.show(picture), [pictures, picture]);
  return (
    <li className={styles.picture}>
      {shown ? <img src={shown} alt={words.preview(details)} width={72} height={72} /> : <PhotoIcon />}
      <span className="sm grow" role="status">
        {!isUploading ? words.there(details) : share === undefined ? words.underWay(details) : words.uploading(details, Math.round(100 * share))}
        {isUploading && share !== undefined && <Progress share={share} />}
      </span>
      <Button look="quiet" square aria-label={words.remove(details)} onClick={() => void pictures.remove(at)}>
        <CloseIcon small />
      </Button>
    </li>
  );
});

const Picking = observer(function Picking() {
  const { pictures: words } = useWords(composerWords);
  const add = useAdding();
  const id = useId();
  const pick = async (field: HTMLInputElement) => {
    const adding = add(field.files);
    field.value = '';
    await adding;
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
  const pictures = useStore(PostPicturesStore);
  const said = {
    'too-large': words.pictures.tooLarge(problem.name),
    'too-often': words.pictures.tooOften,
    'too-many': words.problems['too-many-pictures'],
    'not-a-picture': words.pictures.notPicture(problem.name),
    failed: words.pictures.failed(problem.name),
  };
  return (
    <p className="err" role="alert">
      {said[problem.kind]}
      {problem.picture && (
        <Button look="quiet" onClick={() => void pictures.retry(problem)}>
          {words.pictures.again}
        </Button>
      )}
    </p>
  );
});
