import { observer } from 'mobx-react-lite';
import { useEffect, type RefObject } from 'react';
import type { DraftTexts } from '#core/exposure/exposure.ts';
import { ExposureStore } from '#web/stores/exposure/exposure-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { useStore } from '../stores.tsx';
import { exposurePart } from './exposure-part.ts';

interface StoppedForm {
  /** The key of the draft among the forms of a page. */
  readonly draftKey: string;
  readonly texts: DraftTexts;
  /** What it is about, whose name may be said. */
  readonly company?: string;
  /** The labels of the fields, where there are several. */
  readonly fieldNames?: DraftTexts;
  readonly onReplace: (field: string, text: string) => void;
  readonly send: () => void;
  /** Moves the focus back to the text. */
  readonly back: () => void;
}

/**
 * The check before a text is sent: what sends it, the place of its notice, and whether the text holds what was found. Its code is fetched for members who write, so that it is here too when their connection is
 * not, and for others once something is written. A view that asks must be an observer.
 */
export function useExposureStop({ draftKey, texts, company = '', fieldNames = {}, onReplace, send, back }: StoppedForm) {
  const exposure = useStore(ExposureStore);
  const { member } = useStore(SessionStore);
  const isBegun = Object.values(texts).some((text) => text.trim() !== '');
  const isWanted = isBegun || member?.isWriter === true;
  useEffect(() => {
    if (isWanted) exposure.prepare();
  }, [exposure, isWanted]);
  useEffect(() => {
    if (!isBegun) exposure.forget(draftKey);
  }, [exposure, isBegun, draftKey]);
  const checked = (instead = send) => void exposure.send({ key: draftKey, texts, company, send: instead });
  const notice = <ExposureStop {...{ draftKey, texts, company, fieldNames, onReplace, back }} send={() => checked()} />;
  return { checked, notice, hasFound: exposure.hasFoundIn(texts) };
}

interface StoppedText extends Pick<StoppedForm, 'draftKey' | 'company' | 'send'> {
  readonly text: string;
  readonly type: (text: string) => void;
  /** What takes the focus on the way back. */
  readonly field: RefObject<HTMLElement | null>;
}

/** The same for a form of one text. */
export const useTextStop = ({ text, type, field, ...form }: StoppedText) =>
  useExposureStop({ ...form, texts: { text }, onReplace: (_, plain) => type(plain), back: () => field.current?.focus() });

const ExposureStop = observer(function ExposureStop({ draftKey, ...form }: Required<StoppedForm>) {
  const { asked } = useStore(ExposureStore);
  const { View } = exposurePart;
  return asked === draftKey && View ? <View {...form} /> : null;
});
