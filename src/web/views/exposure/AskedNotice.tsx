import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type RefObject } from 'react';
import type { DraftTexts } from '#core/exposure/exposure.ts';
import { ExposureStore } from '#web/stores/exposure/exposure-store.ts';
import { exposureWords } from '#web/words/exposure/exposure-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { ExposureNotice } from './ExposureNotice.tsx';

export interface AskedNoticeProps {
  readonly texts: DraftTexts;
  readonly company: string;
  readonly fieldNames: DraftTexts;
  readonly onReplace: (field: string, text: string) => void;
  /** Sends the draft despite the findings. */
  readonly send: () => void;
  readonly back: () => void;
}

/** Notice before sending a text that may identify its author. Takes the focus. */
export const AskedNotice = observer(function AskedNotice({ texts, company, fieldNames, onReplace, send, back }: AskedNoticeProps) {
  const exposure = useStore(ExposureStore);
  const typed = useRef(texts);
  const all = JSON.stringify(texts);
  useEffect(() => {
    typed.current = texts;
  });
  useEffect(() => exposure.read(typed.current, company), [exposure, all, company]);
  const leave = () => {
    exposure.leave();
    back();
  };
  const notice = useEscape(leave);
  const accept = () => {
    exposure.accept();
    send();
  };
  return (
    <div ref={notice}>
      <ExposureNotice
        texts={texts}
        findings={exposure.findings}
        fieldNames={fieldNames}
        onReplace={onReplace}
        led={exposure.led}
        renderWays={(isClear) => <Ways isClear={isClear} accept={accept} leave={leave} />}
      />
    </div>
  );
});

interface WaysProps {
  readonly isClear: boolean;
  readonly accept: () => void;
  readonly leave: () => void;
}

const Ways = observer(function Ways({ isClear, accept, leave }: WaysProps) {
  const words = useWords(exposureWords);
  return (
    <div className="row">
      <Button look={isClear ? 'main' : undefined} onClick={accept}>
        {isClear ? words.send : words.asItIs}
      </Button>
      <Button look="quiet" onClick={leave}>
        {words.back}
      </Button>
    </div>
  );
});

/** Handles Escape here, without closing surrounding dialogs. */
function useEscape(leave: () => void): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const leaving = useRef(leave);
  useEffect(() => {
    leaving.current = leave;
  });
  useEffect(() => {
    const element = part.current;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      leaving.current();
    };
    element?.addEventListener('keydown', hear);
    return () => element?.removeEventListener('keydown', hear);
  }, []);
  return part;
}
