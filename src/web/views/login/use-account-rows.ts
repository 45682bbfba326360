import { screens } from '#core/navigation/screens.ts';
import { MenuMarksStore } from '#web/stores/app/menu-marks-store.ts';
import { BellStore } from '#web/stores/notifications/bell-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

export function useAccountRows(): readonly { readonly label: string; readonly to: string }[] {
  const words = useWords(navigationWords);
  const { member, mayModerate } = useStore(SessionStore);
  const { waiting, hasNew } = useStore(MenuMarksStore);
  const { unseen } = useStore(BellStore);
  return [
    { label: words.notifications(unseen), to: screens.notifications },
    { label: words.profile, to: screens.user },
    { label: words.ownPosts(hasNew), to: screens.ownPosts },
    { label: words.settings, to: screens.settings },
    { label: words.devices, to: screens.session },
    ...(mayModerate ? [{ label: words.moderation(waiting), to: screens.moderation }] : []),
    ...(mayModerate && member?.role === 'administrator' ? [{ label: words.administration, to: screens.administration }] : []),
  ];
}
