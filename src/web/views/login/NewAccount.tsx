import { observer } from 'mobx-react-lite';
import type { OpenLogin } from '#core/login/login-props.ts';
import { screens } from '#core/navigation/screens.ts';
import { LoginMethodsStore } from '#web/stores/login/login-methods-store.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { loginWords } from '#web/words/login/login-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

interface NewAccountProps {
  readonly here: string;
  readonly props: OpenLogin;
}

/** Ways back into a passkey account when the passkey is lost (F-32). */
export const NewAccount = observer(function NewAccount({ here, props }: NewAccountProps) {
  const words = useWords(loginWords);
  const [methods, login] = [useStore(LoginMethodsStore), useStore(LoginStore)];
  return (
    <div className="card stack g3">
      <p role="status">{words.begun}</p>
      <Link to={screens.session} className="btn main wide" onClick={() => login.close()}>
        {words.makeCodes}
      </Link>
      <Button wide onClick={() => methods.goOn(here, props)}>
        {words.goOn}
      </Button>
    </div>
  );
});
