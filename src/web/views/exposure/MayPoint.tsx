import { observer } from 'mobx-react-lite';
import { GoingOutStore } from '#web/stores/exposure/going-out-store.ts';
import { exposureWords } from '#web/words/exposure/exposure-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { ExposureNotice } from './ExposureNotice.tsx';
import type { FormTexts } from './form-texts.ts';

interface MayPointProps {
  readonly written: FormTexts;
}

/** Findings that may identify the author. Moderators read names first (F-10). */
export const MayPoint = observer(function MayPoint({ written: { texts, fieldNames, onReplace } }: MayPointProps) {
  const { goingOut: words } = useWords(exposureWords);
  const store = useStore(GoingOutStore);
  const findings = store.mayPoint(texts);
  const named = store.namedIn(texts);
  if (findings?.length === 0 && store.toGo(texts).length > 0) return null;
  return (
    <>
      {named.length > 0 && (
        <p className="inset" role="status">
          <b>{words.readFirst}</b> {words.becauseNamed(named.map((name) => `“${name}”`).join(', '))}
        </p>
      )}
      <ExposureNotice texts={texts} findings={findings} fieldNames={fieldNames} onReplace={onReplace} />
    </>
  );
});
