import { observer } from 'mobx-react-lite';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import { PersonaDialogStore } from '#web/stores/personas/persona-dialog-store.ts';
import { ProfilePageStore } from '#web/stores/profile/profile-page-store.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { OnboardingButton } from '../onboarding/OnboardingButton.tsx';
import { useWords } from '../words.tsx';

/** Changes name and picture, first chosen during onboarding. */
export const ChangePersona = observer(function ChangePersona({ persona }: { readonly persona: AnonymousPersona | null }) {
  const { personas: words } = useWords(profileWords);
  const dialog = useStore(PersonaDialogStore);
  const page = useStore(ProfilePageStore);
  return persona ? (
    <Button onClick={() => dialog.open(persona, () => page.refresh())}>{words.change}</Button>
  ) : (
    <OnboardingButton need="w">{words.choose}</OnboardingButton>
  );
});
