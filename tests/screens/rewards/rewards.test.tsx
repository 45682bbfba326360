import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Clipboards } from '#core/device/clipboards.ts';
import { minuteMs } from '#core/figures/durations.ts';
import { screens } from '#core/navigation/screens.ts';
import { OwnRewards } from '#core/rewards/own-rewards.ts';
import { Rewards } from '#core/rewards/rewards.ts';
import * as contributions from '#web/app/contributions/contributions-wiring.ts';
import * as wiring from '#web/app/rewards/rewards-wiring.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { FakeClipboards } from '#tests/fakes/device/fake-clipboards.ts';
import { aCoupon, type KnownCoupon } from '#tests/fakes/rewards/fake-rewards.ts';
import { aRewardsDevice } from '#tests/fakes/rewards/rewards-device.ts';
import { drawAll } from '#tests/ports/rewards/own-rewards.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { open } from '#tests/screens/open.tsx';

const chai = aCoupon({ couponId: 'chai', title: { en: 'Chai', hi: 'चाय' }, codes: ['CHAI-1', 'CHAI-2'] });

function aDeviceWith(coupons: readonly KnownCoupon[] = [chai]) {
  const device = aRewardsDevice();
  device.backend.coupons = coupons;
  const clipboards = new FakeClipboards();
  const swaps = [
    [Rewards, device.rewards],
    [OwnRewards, device.own],
    [Clipboards, clipboards],
  ] as const;
  return { ...device, clipboards, swaps };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the rewards of a member (R-007)', () => {
  it('say how many points there are, where they come from and what waits', async () => {
    const device = aDeviceWith();
    for (const [kind, isShown] of [
      ['salary', true],
      ['benefits', true],
      ['benefits', false],
      ['review', true],
    ] as const)
      await device.contribute(kind, isShown);
    await drawAll(device.own);
    await asMember(wiring, screens.rewards, device.swaps);
    const own = await section('Your points');
    expect(await own.findByText('2 points')).toBeTruthy();
    expect(own.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)).toEqual([
      'Salaries: 1 shared, 1 point',
      'Benefits: 2 shared, 1 point',
    ]);
    expect(own.getByText('1 point is waiting: what you shared has to be published first.')).toBeTruthy();
  });

  it('come while the page is there, each by itself and after a while', async () => {
    const device = aDeviceWith();
    await device.contribute('salary');
    const { clock } = await asMember(wiring, screens.rewards, device.swaps);
    const own = await section('Your points');
    expect(await own.findByText('0 points')).toBeTruthy();
    expect(await own.findByText(/^Points arrive one by one/)).toBeTruthy();
    expect(device.asked).toEqual([]);
    act(() => clock.advance(2 * minuteMs));
    expect(await own.findByText('1 point')).toBeTruthy();
  });

  it('pay for a coupon, whose code is shown, copied and kept on the device', async () => {
    const device = aDeviceWith();
    for (let at = 0; at < 2; at++) await device.contribute('salary');
    await drawAll(device.own);
    await asMember(wiring, screens.rewards, device.swaps);
    await screen.findByText('2 points');
    await press('Get it for 2 points: Chai');
    const codes = await section('Your codes');
    expect(await codes.findByText('CHAI-1')).toBeTruthy();
    expect((await section('Your points')).getByText('0 points')).toBeTruthy();
    expect(await screen.findByText(/^1 left, until /)).toBeTruthy();
    expect(screen.getByText('This coupon costs 2 points. You need 2 more.')).toBeTruthy();
    await userEvent.click(codes.getByRole('button', { name: 'Copy CHAI-1' }));
    expect((await codes.findAllByText('Copied.')).length).toBe(1);
    expect(device.clipboards.text).toBe('CHAI-1');
    await userEvent.click(codes.getByRole('button', { name: 'Remove CHAI-1 from this device' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your codes' })).toBeNull());
  });

  it('stay where a coupon is refused, and say that unanswered points go again', async () => {
    const device = aDeviceWith();
    for (let at = 0; at < 2; at++) await device.contribute('salary');
    await drawAll(device.own);
    await asMember(wiring, screens.rewards, device.swaps);
    await screen.findByText('2 points');
    device.server.losesAnswer = true;
    await press('Get it for 2 points: Chai');
    expect(await screen.findByText('We got no answer. Try again: the same points are sent, and you get one code.')).toBeTruthy();
    await press('Get it for 2 points: Chai');
    expect(await (await section('Your codes')).findByText('CHAI-1')).toBeTruthy();
  });

  it('say plainly that there are no coupons, and lead to what gives a point', async () => {
    const { swaps } = aDeviceWith([]);
    await asMember(wiring, screens.rewards, swaps);
    expect(await screen.findByText('There are no coupons here for now. Your points stay.')).toBeTruthy();
    const more = await section('Get more points');
    expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/contribute/salary-v3',
      '/contribute/interview-story',
      '/contribute/company-benefits',
    ]);
  });
});

describe('the rewards of a guest (R-007, R-126)', () => {
  it('say what they are, and open the login with their own sentences', async () => {
    const { swaps } = aDeviceWith();
    const { shell } = open(wiring, screens.rewards, screens.rewards, swaps);
    expect(await screen.findByRole('heading', { level: 1, name: 'Rewards' })).toBeTruthy();
    expect(await screen.findByText('Why nobody can tell what you shared')).toBeTruthy();
    await userEvent.click((await section('Log in to see your points')).getByRole('link', { name: 'Log in' }));
    expect(shell.get(LoginStore).options).toEqual({ context: 'rewards' });
  });

  it('open the login for coupons where one is pressed', async () => {
    const { swaps } = aDeviceWith();
    const { shell } = open(wiring, screens.rewards, screens.rewards, swaps);
    const coupon = await screen.findByRole('button', { name: 'Get it for 2 points: Chai' });
    expect([...document.querySelectorAll('main .btn.main')].map(({ textContent }) => textContent)).toEqual(['Log in']);
    await userEvent.click(coupon);
    expect(shell.get(LoginStore).options).toEqual({ context: 'coupons' });
  });
});

it('the contributions lead to the rewards (R-007)', async () => {
  await asMember(contributions, screens.contributions, []);
  expect((await screen.findByRole('link', { name: 'Your points and rewards' })).getAttribute('href')).toBe('/rewards');
});
