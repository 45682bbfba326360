import { observer } from 'mobx-react-lite';
import { useEffect, type RefObject } from 'react';
import type { DraftTexts } from '#core/exposure/exposure.ts';
import { ExposureStore } from '#web/stores/exposure/exposure-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { useStore } from '../stores.tsx';
import { exposurePart } from './exposure-part.ts';

interface StoppedForm {
  readonly draftKey: string;
  readonly texts: DraftTexts;
  /** Company the text is about, which may be named. */
  readonly company?: string;
  readonly fieldNames?: DraftTexts;
  readonly onReplace: (field: string, text: string) => void;
  readonly send: () => void;
  readonly back: () => void;
}

/** Checks a text before sending. Its code loads ahead for members, so that it works offline. For observers only. */
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
  readonly field: RefObject<HTMLElement | null>;
}

export const useTextStop = ({ text, type, field, ...form }: StoppedText) =>
  useExposureStop({ ...form, texts: { text }, onReplace: (_, plain) => type(plain), back: () => field.current?.focus() });

const ExposureStop = observer(function ExposureStop({ draftKey, ...form }: Required<StoppedForm>) {
  const { asked } = useStore(ExposureStore);
  const { View } = exposurePart;
  return asked === draftKey && View ? <View {...form} /> : null;
});
