import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { OwnSetting } from './own-setting.ts';
import { settled } from '#tests/settled.ts';

interface Value {
  readonly loud: boolean;
  readonly bright: boolean;
}

async function aSetting() {
  const sent: Value[] = [];
  const answers: ((outcome: Failure | undefined) => void)[] = [];
  const setting = new OwnSetting<Value>(
    async () => ({ loud: false, bright: false }),
    (value) => {
      sent.push(value);
      return new Promise((resolve, reject) => answers.push((failure) => (failure ? reject(failure) : resolve(value))));
    },
  );
  await setting.open();
  return { setting, sent, answers };
}

describe('something a member has set (R-154)', () => {
  it('shows a change at once', async () => {
    const { setting, answers } = await aSetting();
    const changing = setting.change('loud', (value) => ({ ...value, loud: true }));
    expect(setting.value).toEqual({ loud: true, bright: false });
    await settled();
    answers[0]?.(undefined);
    expect(await changing).toBe(true);
    expect([setting.value, setting.failed]).toEqual([{ loud: true, bright: false }, undefined]);
  });

  it('takes a change back that could not be kept, and says which', async () => {
    const { setting, answers } = await aSetting();
    const changing = setting.change('loud', (value) => ({ ...value, loud: true }));
    await settled();
    answers[0]?.(new Failure('offline'));
    expect(await changing).toBe(false);
    expect([setting.value, setting.failed]).toEqual([{ loud: false, bright: false }, 'loud']);
  });

  it('sends two quick changes one after the other, and keeps both', async () => {
    const { setting, sent, answers } = await aSetting();
    const first = setting.change('loud', (value) => ({ ...value, loud: true }));
    const second = setting.change('bright', (value) => ({ ...value, bright: true }));
    await settled();
    expect(sent).toHaveLength(1);
    answers[0]?.(undefined);
    await first;
    expect(setting.value).toEqual({ loud: true, bright: true });
    await settled();
    answers[1]?.(undefined);
    await second;
    expect([sent[1], setting.value]).toEqual([
      { loud: true, bright: true },
      { loud: true, bright: true },
    ]);
  });

  it('falls back to what was stored last, not to what was there at first', async () => {
    const { setting, answers } = await aSetting();
    const first = setting.change('loud', (value) => ({ ...value, loud: true }));
    const second = setting.change('bright', (value) => ({ ...value, bright: true }));
    await settled();
    answers[0]?.(undefined);
    await first;
    await settled();
    answers[1]?.(new Failure('broken'));
    await second;
    expect([setting.value, setting.failed]).toEqual([{ loud: true, bright: false }, 'bright']);
  });
});
