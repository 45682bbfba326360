import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { QuotaName } from '#core/quotas/quotas.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { QuotasStore } from '#web/stores/quotas/quotas-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { abuseWords } from '#web/words/abuse/abuse-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

interface QuotaLeftProps {
  readonly of: Exclude<QuotaName, 'rephrasings'>;
  readonly uses?: number;
  readonly persona?: ProfileType;
}

/** Remaining daily quota and its renewal time, shown before it runs out. */
export const QuotaLeft = observer(function QuotaLeft({ of: name, uses = 0, persona }: QuotaLeftProps) {
  const { quotas: words } = useWords(abuseWords);
  const quotas = useStore(QuotasStore);
  const { member } = useStore(SessionStore);
  useEffect(() => {
    if (member) void quotas.read(persona);
  }, [quotas, member, uses, persona]);
  const left = quotas.near(name);
  return (
    <p className="hint" role="status">
      {left !== undefined && (left === 0 ? words.none[name] : words.left[name](left))}
    </p>
  );
});
