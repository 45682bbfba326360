import { observer } from 'mobx-react-lite';
import type { AnonymousFace } from '#core/profile/profiles.ts';
import { FaceDoorStore } from '#web/stores/personas/face-door-store.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { JoinButton } from '../onboarding/JoinButton.tsx';
import { useProfileWords } from './use-profile-words.ts';

/** Choosing a made-up name and a picture for the first time is part of joining; later they are changed here. */
export const ChangeFace = observer(function ChangeFace({ face }: { readonly face: AnonymousFace | null }) {
  const { faces: words } = useProfileWords();
  const door = useStore(FaceDoorStore);
  return face ? <Button onClick={() => door.open(face)}>{words.change}</Button> : <JoinButton need="w">{words.choose}</JoinButton>;
});
