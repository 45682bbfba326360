import { describe, expect, it } from 'vitest';
import { isToastType, isUrgent, toastLink, type Toast } from './toast.ts';
import { lifetimeMs, removalDelayMs } from './toast-timing.ts';

const press = () => {};

describe('a type of toast', () => {
  it.each(['default', 'success', 'failure', 'alert', 'info', 'alertWithTitle', 'chatMessage'])('may be %s (R-211)', (type) => {
    expect(isToastType(type)).toBe(true);
  });

  it('may be nothing else (R-211)', () => {
    expect(isToastType('warning')).toBe(false);
  });
});

describe('the link of a toast', () => {
  it('is missing from a failure that nobody listens to (R-214)', () => {
    expect(toastLink({ type: 'failure', text1: 'No', props: { linkText: 'Read why' } })).toBeUndefined();
  });

  it('falls back to the criteria in a failure without a text (R-214)', () => {
    expect(toastLink({ type: 'failure', text1: 'No', props: { onLinkClick: press } })).toEqual({ press, fallback: 'criteria' });
  });

  it('keeps the text it is given (R-214)', () => {
    expect(toastLink({ type: 'failure', text1: 'No', props: { onLinkClick: press, linkText: 'Read why' } })?.text).toBe('Read why');
  });

  it('leads from a chat message to the messages (R-214)', () => {
    expect(toastLink({ type: 'chatMessage', text1: 'Hello', props: { onViewMessage: press } })).toEqual({ press, fallback: 'messages' });
  });

  it('takes back what was done, where that can be taken back', () => {
    expect(toastLink({ type: 'success', text1: 'Done', props: { onUndo: press } })).toEqual({ press, fallback: 'undo' });
  });

  it.each(['default', 'success', 'alert', 'info'] as const)('is missing from %s', (type) => {
    expect(toastLink({ type, text1: 'Done' })).toBeUndefined();
  });
});

describe('an urgent toast', () => {
  it.each([
    ['failure', true],
    ['alert', true],
    ['info', false],
    ['success', false],
  ] as const)('is %s: %s', (type, urgent) => {
    expect(isUrgent({ type, text1: 'Done' })).toBe(urgent);
  });
});

describe('the time of a toast', () => {
  const loading: Toast = { type: 'default', text1: 'Sending', props: { isLoading: true } };

  it.each([
    ['spoken', { type: 'default', text1: '' }, 3_000],
    ['spoken', { type: 'success', text1: '' }, 3_000],
    ['spoken', { type: 'failure', text1: '' }, 3_000],
    ['stored', { type: 'default', text1: '' }, 4_000],
    ['stored', { type: 'failure', text1: '' }, 4_000],
    ['stored', { type: 'info', text1: '' }, 4_000],
    ['stored', { type: 'success', text1: '' }, 2_000],
    ['stored', loading, undefined],
    ['spoken', { type: 'success', text1: '', props: { onUndo: () => undefined } }, 8_000],
  ] as const)('when %s is that of the table (R-212, D-08)', (timing, toast, lifetime) => {
    expect(lifetimeMs(timing, toast)).toBe(lifetime);
  });

  it('ends with 500 ms of leaving when spoken and none when stored (R-212, D-08)', () => {
    expect([removalDelayMs('spoken'), removalDelayMs('stored')]).toEqual([500, 0]);
  });
});
