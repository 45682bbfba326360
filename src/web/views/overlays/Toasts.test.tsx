import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { onStage, stageIn } from '#tests/screens/on-stage.tsx';
import { toastTypes, type Toast, type ToastType } from '#core/toasts/toast.ts';
import { Dialog } from './Dialog.tsx';
import { Toasts } from './Toasts.tsx';

const nothing = () => {};

const samples: Record<ToastType, Toast> = {
  default: { type: 'default', text1: 'one' },
  success: { type: 'success', text1: 'one' },
  failure: { type: 'failure', text1: 'one' },
  alert: { type: 'alert', text1: 'one' },
  info: { type: 'info', text1: 'one' },
  alertWithTitle: { type: 'alertWithTitle', text1: 'one', text2: 'two' },
  chatMessage: { type: 'chatMessage', text1: 'one', props: { onViewMessage: nothing } },
};

function open() {
  const stage = stageIn();
  render(onStage(<Toasts />, stage).tree);
  const show = (toast: Toast) => act(() => stage.toasts.show(toast));
  return { ...stage, show, shown: () => screen.queryAllByRole('status').length + screen.queryAllByRole('alert').length };
}

describe('the toasts', () => {
  it.each(toastTypes)('of type %s are shown and can be closed (R-211, R-214)', (type) => {
    const { clock, show, shown } = open();
    show(samples[type]);
    expect(shown()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    act(() => clock.advance(500));
    expect(shown()).toBe(0);
  });

  it('of a type that nobody knows are not shown (R-211)', () => {
    const { show, shown } = open();
    // A server newer than this page may name a type that it does not have.
    show({ type: 'confetti', text1: 'one' } as unknown as Toast);
    expect(shown()).toBe(0);
  });

  it('interrupt only when something is wrong', () => {
    const { show } = open();
    show(samples.failure);
    show(samples.info);
    expect(within(screen.getByRole('alert')).getByText('one')).toBeTruthy();
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  it('lead on by their link, and are closed by it (R-214)', () => {
    const { clock, show, shown } = open();
    const onLinkClick = vi.fn();
    show({ type: 'failure', text1: 'one', props: { onLinkClick } });
    fireEvent.click(screen.getByRole('button', { name: 'View qualification criteria' }));
    act(() => clock.advance(500));
    expect(onLinkClick).toHaveBeenCalledOnce();
    expect(shown()).toBe(0);
  });

  it('take the text of their link from their caller (R-214)', () => {
    const { show } = open();
    show({ type: 'failure', text1: 'one', props: { onLinkClick: nothing, linkText: 'Read why' } });
    expect(screen.getByRole('button', { name: 'Read why' })).toBeTruthy();
  });

  it('lead from a chat message to the messages (R-214)', () => {
    const { show } = open();
    show(samples.chatMessage);
    expect(screen.getByRole('button', { name: 'View messages' })).toBeTruthy();
  });

  it('have no link in a failure that nobody listens to (R-214)', () => {
    const { show } = open();
    show(samples.failure);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('stand in the dialog that is open, and only there', () => {
    const stage = stageIn();
    const { tree } = onStage(
      <>
        <Toasts />
        <Dialog isOpen onClose={nothing} title="Report">
          Why?
        </Dialog>
      </>,
      stage,
    );
    render(tree);
    act(() => stage.toasts.show(samples.failure));
    expect(screen.getByRole('alert').closest('dialog')).not.toBeNull();
  });
});
