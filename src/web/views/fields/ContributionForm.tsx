import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import type { Failure } from '#core/failure.ts';
import type { Contribution } from '#web/stores/forms/contribution.ts';
import { WarningIcon } from '../ui/icons.tsx';
import { CopyTyped } from './CopyTyped.tsx';
import { useInvalidFocus } from './use-invalid-focus.ts';

interface ContributionFormProps {
  readonly id?: string;
  readonly form: Pick<Contribution<never>, 'isSending' | 'failure' | 'step'>;
  readonly className: string | undefined;
  readonly send: () => Promise<boolean>;
  readonly sent: () => void;
  readonly says: (failure: Failure) => string;
  readonly texts: readonly string[];
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** Form that sends once, leads to invalid fields and tells why it failed. */
export const ContributionForm = observer(function ContributionForm({ form, send, sent, says, texts, children, foot, ...element }: ContributionFormProps) {
  const { form: at, point } = useInvalidFocus<HTMLFormElement>();
  const { failure, step } = form;
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    at.current?.querySelector<HTMLElement>('h2, h3, input, textarea, select')?.focus();
  }, [at, step]);
  const press = async (event: FormEvent) => {
    event.preventDefault();
    if (form.isSending) return;
    if (await send()) sent();
    else point();
  };
  return (
    <form {...element} ref={at} onSubmit={(event) => void press(event)} noValidate>
      {children}
      <Refusal failure={failure} says={says} texts={texts} />
      {foot}
    </form>
  );
});

/** Scrolls into sight, as it is often below. */
function Refusal({ failure, says, texts }: Pick<ContributionFormProps, 'says' | 'texts'> & { readonly failure: Failure | undefined }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failure]);
  return (
    <div ref={line} role="alert">
      {failure && (
        <>
          <p className="err">
            <WarningIcon small />
            {says(failure)}
          </p>
          <CopyTyped texts={texts} />
        </>
      )}
    </div>
  );
}
