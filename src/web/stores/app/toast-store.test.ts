import { describe, expect, it, vi } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import type { Toast } from '#core/toasts/toast.ts';
import { ToastStore } from './toast-store.ts';

const copied: Toast = { type: 'success', text1: 'Link copied to clipboard!' };
const broken: Toast = { type: 'failure', text1: 'Oops, something went wrong!' };

function open() {
  const clock = new FakeClock();
  const store = new ToastStore(clock);
  return { clock, store, texts: () => store.toasts.map(({ toast }) => toast.text1) };
}

describe('a toast', () => {
  it('stays 3000 ms, leaves for 500 ms, and is gone once spoken (R-212, D-08)', () => {
    const { clock, store } = open();
    store.show(copied);
    clock.advance(2_999);
    expect(store.toasts).toMatchObject([{ isLeaving: false }]);
    clock.advance(1);
    expect(store.toasts).toMatchObject([{ isLeaving: true }]);
    clock.advance(499);
    expect(store.toasts).toHaveLength(1);
    clock.advance(1);
    expect(store.toasts).toEqual([]);
  });

  it.each([
    [copied, 2_000],
    [broken, 4_000],
  ])('is gone on time when it is stored (R-212, D-08)', (toast, lifetime) => {
    const { clock, store } = open();
    store.show(toast, 'stored');
    clock.advance(lifetime - 1);
    expect(store.toasts).toHaveLength(1);
    clock.advance(1);
    expect(store.toasts).toEqual([]);
  });

  it('stays until it is dismissed while something loads (R-212, D-08)', () => {
    const { clock, store } = open();
    const id = store.show({ type: 'default', text1: 'Sending', props: { isLoading: true } }, 'stored');
    clock.advance(3_600_000);
    expect(store.toasts).toHaveLength(1);
    store.dismiss(id);
    expect(store.toasts).toEqual([]);
  });

  it('leaves at once when it is dismissed, and says so once (R-211)', () => {
    const { clock, store } = open();
    const onClose = vi.fn();
    const id = store.show({ ...copied, props: { onClose } });
    store.dismiss(id);
    store.dismiss(id);
    expect(store.toasts).toMatchObject([{ isLeaving: true }]);
    clock.advance(500);
    expect(store.toasts).toEqual([]);
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('the toasts on the screen', () => {
  it('stand newest first', () => {
    const { store, texts } = open();
    store.show(copied);
    store.show(broken);
    expect(texts()).toEqual([broken.text1, copied.text1]);
  });

  it('are never more than twenty; the oldest makes room (R-212, D-08)', () => {
    const { store, texts } = open();
    for (let count = 1; count <= 21; count++) store.show({ type: 'info', text1: String(count) });
    expect(texts()).toHaveLength(20);
    expect(texts().at(0)).toBe('21');
    expect(texts().at(-1)).toBe('2');
  });

  it('leave newest first when Escape is pressed again and again', () => {
    const { store, texts } = open();
    store.show(copied, 'stored');
    store.show(broken);
    store.dismissNewest();
    store.dismissNewest();
    store.dismissNewest();
    expect(texts()).toEqual([broken.text1]);
    expect(store.toasts).toMatchObject([{ isLeaving: true }]);
  });

  it('wait while they are paused and then have the rest of their time', () => {
    const { clock, store } = open();
    store.show(broken, 'stored');
    clock.advance(3_000);
    store.pause();
    clock.advance(60_000);
    expect(store.toasts).toHaveLength(1);
    store.resume();
    clock.advance(999);
    expect(store.toasts).toHaveLength(1);
    clock.advance(1);
    expect(store.toasts).toEqual([]);
  });

  it('wait from the start when one arrives during a pause', () => {
    const { clock, store } = open();
    store.show(broken, 'stored');
    store.pause();
    store.show(copied, 'stored');
    clock.advance(60_000);
    expect(store.toasts).toHaveLength(2);
    store.resume();
    clock.advance(2_000);
    expect(store.toasts).toHaveLength(1);
  });

  it('count on after one of them was closed by hand', () => {
    const { clock, store } = open();
    store.show(broken, 'stored');
    const id = store.show(copied, 'stored');
    store.pause();
    store.dismiss(id);
    clock.advance(4_000);
    expect(store.toasts).toEqual([]);
  });
});

describe('the place where toasts are drawn', () => {
  it('is the innermost that is open', () => {
    const { store } = open();
    store.enter('frame');
    const close = store.enter('dialog');
    expect(store.stage).toBe('dialog');
    close();
    expect(store.stage).toBe('frame');
  });

  it('ends a pause when it closes', () => {
    const { store } = open();
    const close = store.enter('dialog');
    store.pause();
    close();
    expect(store.isPaused).toBe(false);
  });
});
