import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { OperatorStore } from '#web/stores/operator/operator-store.ts';
import { supportWords } from '#web/words/support/support-words.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

/** Fallback without a script: the officer's mail address, or the operator where no officer is named. */
export const WithoutScript = observer(function WithoutScript({ children }: { readonly children: string }) {
  const { grievances: words } = useWords(supportWords);
  const { operator } = useStore(OperatorStore);
  const mail = operator.value?.officer?.mail;
  return (
    <noscript>
      <p className="inset">
        {children} {mail === undefined ? <Link to={screens.contact}>{words.who}</Link> : <a href={`mailto:${mail}`}>{mail}</a>}
      </p>
    </noscript>
  );
});
