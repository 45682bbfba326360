import { observer } from 'mobx-react-lite';
import { longestVideoUrl, youtubeVideoAt } from '#core/media/youtube-video.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { useStore } from '../stores.tsx';
import { Field } from '../fields/Field.tsx';
import { useWords } from '../words.tsx';

/** Video URL, parsed locally without a request. */
export const VideoPart = observer(function VideoPart() {
  const words = useWords(composerWords);
  const store = useStore(ComposerStore);
  const { videoUrl } = store.writing;
  const isFound = youtubeVideoAt(videoUrl) !== null;
  const error = videoUrl.trim() !== '' && !isFound ? words.problems.video : undefined;
  return (
    <Field label={words.video.url} hint={isFound ? words.video.found : words.video.hint} error={error}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="url"
          inputMode="url"
          maxLength={longestVideoUrl}
          value={videoUrl}
          onChange={({ currentTarget }) => store.change({ videoUrl: currentTarget.value })}
        />
      )}
    </Field>
  );
});
