import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { photoFormUrl, withoutPassing } from '#core/photos/photo-form-url.ts';
import type { PhotoStep } from '#core/photos/photo-form.ts';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { PhotoFormStore } from '#web/stores/photos/photo-form-store.ts';
import { UploadTicketStore } from '#web/stores/photos/upload-ticket-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { photoFormWords } from '#web/words/photos/photo-form-words.ts';
import { CompanyOnlyStep } from '../contributions/CompanyOnlyStep.tsx';
import { ContributionFormScreen } from '../contributions/ContributionFormScreen.tsx';
import { useLocation, useNavigate, useTidyUrl } from '../router.ts';
import { useStore } from '../stores.tsx';
import { useAskedAgain } from '../ui/Await.tsx';
import { useWords } from '../words.tsx';
import { PhotoSendStep } from './PhotoSendStep.tsx';
import { PhotosStep } from './PhotosStep.tsx';
import { TicketNote } from './TicketNote.tsx';
import { TicketQuestion } from './TicketQuestion.tsx';

const fields: Readonly<Record<PhotoStep, () => ReactNode>> = {
  company: () => <CompanyOnlyStep of={PhotoFormStore} />,
  photos: () => <PhotosStep />,
  send: () => <PhotoSendStep />,
};

/** Photo form. */
export const PhotoFormScreen = observer(function PhotoFormScreen() {
  useCleanUrl();
  useTicket();
  const store = useStore(PhotoFormStore);
  const words = useWords(photoFormWords);
  if (useStore(UploadTicketStore).isUnanswered) return <TicketQuestion />;
  return <ContributionFormScreen store={store} words={words} fields={fields} notice={<TicketNote />} />;
});

/** Removes transient values from the URL (D-22) and takes up a ticket. */
function useCleanUrl(): void {
  const tidyUrl = useTidyUrl();
  const ticket = useStore(UploadTicketStore);
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    ticket.take();
    const url = pathname + search + hash;
    if (withoutPassing(url) !== url) tidyUrl(withoutPassing(url));
  }, [ticket, tidyUrl, pathname, search, hash]);
}

/** Opens an accepted link's photos once the member is known, and again after reconnecting. */
function useTicket(): void {
  const navigate = useNavigate();
  const store = useStore(UploadTicketStore);
  const { isKnown } = useStore(SessionStore);
  const { returns } = useStore(ConnectionStore);
  const { ticket, isUnanswered, found } = store;
  useEffect(() => {
    if (isKnown && ticket && !isUnanswered) void store.open();
  }, [store, isKnown, ticket, isUnanswered]);
  useAskedAgain(returns, () => isKnown && void store.open());
  useEffect(() => {
    if (found !== undefined) void navigate(photoFormUrl({ photoSetId: found, step: 'photos' }), { replace: true });
  }, [navigate, found]);
}
