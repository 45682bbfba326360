import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { UnsentWords } from '#web/stores/content/unsent-words.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { WantedStore } from '#web/stores/login/wanted-store.ts';
import { PasskeyStore } from '#web/stores/login/passkey-store.ts';
import { LoginMethodsStore } from '#web/stores/login/login-methods-store.ts';
import { loginWords } from '#web/words/login/login-words.ts';
import { useLocation, useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Mark } from '../ui/Mark.tsx';
import { Modal } from '../overlays/Modal.tsx';
import { CopyTyped } from '../fields/CopyTyped.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import { useWords } from '../words.tsx';
import styles from './login.module.css';

export const LoginModal = observer(function LoginModal() {
  const words = useWords(loginWords);
  const login = useStore(LoginStore);
  const methods = useStore(LoginMethodsStore);
  const { isNew } = useStore(PasskeyStore);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { options, isAfterSignOut, problem } = login;
  const wanted = useStore(WantedStore);
  const { texts } = useStore(UnsentWords);
  const shown = methods.shown(options ?? {}, isAfterSignOut);
  const props = isAfterSignOut && (texts.length > 0 || wanted.waits) ? { ...shown, subTitle: words.afterSignOut.kept } : shown;
  useEffect(() => {
    if (options) void methods.open();
  }, [options, methods]);
  useEffect(() => {
    if (problem) methods.tellProblem();
  }, [problem, methods]);

  const leave = () => {
    if (!isAfterSignOut && !isNew) wanted.forget();
    login.close();
    if (props.backOnClose) void navigate(-1);
  };
  return (
    <Modal
      isOpen={options !== undefined}
      onClose={leave}
      title={isNew ? words.begunTitle : props.title}
      look={`dialog ${styles.dialog}`}
      back={props.wayOut === 'back' ? words.back : undefined}
      sign={<Mark />}
      renderOpening={(heading) => <LoginPanel props={props} here={pathname + search + hash} heading={heading} below={<CopyTyped texts={texts} />} />}
      foot={
        isNew || props.wayOut === 'back' ? undefined : (
          <Button wide onClick={leave}>
            {words.keepReading}
          </Button>
        )
      }
    />
  );
});
