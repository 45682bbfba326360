import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { withoutPassing } from '#core/photos/photo-form-url.ts';
import type { PhotoStep } from '#core/photos/photo-form.ts';
import { PhotoFormStore } from '#web/stores/photos/photo-form-store.ts';
import { photoFormWords } from '#web/words/photos/photo-form-words.ts';
import { CompanyOnlyStep } from '../contributions/CompanyOnlyStep.tsx';
import { ContributionFormScreen } from '../contributions/ContributionFormScreen.tsx';
import { useLocation, useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { PhotoSendStep } from './PhotoSendStep.tsx';
import { PhotosStep } from './PhotosStep.tsx';

const fields: Readonly<Record<PhotoStep, () => ReactNode>> = {
  company: () => <CompanyOnlyStep of={PhotoFormStore} />,
  photos: () => <PhotosStep />,
  send: () => <PhotoSendStep />,
};

/** The form of photos. */
export const PhotoFormScreen = observer(function PhotoFormScreen() {
  useCleanUrl();
  return <ContributionFormScreen store={useStore(PhotoFormStore)} words={useWords(photoFormWords)} fields={fields} />;
});

/** Takes out of the address bar what only passes by in it (D-22). */
function useCleanUrl(): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const url = pathname + search + hash;
    if (withoutPassing(url) !== url) void navigate(withoutPassing(url), { replace: true });
  }, [navigate, pathname, search, hash]);
}
