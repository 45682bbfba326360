import { offerFacts } from '#tests/content.ts';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { aWriter } from '#tests/screens/posts/with-content.ts';
import { keepsWhat, loseAnswer, notice, type, type Visitor } from '#tests/screens/posts/a-thread.ts';
import { composeHere } from './composing.tsx';

const hidden = true;

async function compare(visitor: Visitor = {}) {
  const opened = await composeHere(visitor, { kind: 'salary' });
  const { dialog } = opened;
  const press = (name: string) => fireEvent.click(dialog.getByRole('button', { name, hidden }));
  return { ...opened, press };
}

type Opened = Awaited<ReturnType<typeof compare>>;

async function fill({ dialog }: Opened, fixed: string): Promise<void> {
  fireEvent.click(await dialog.findByRole('button', { name: 'Add an offer', hidden }));
  type(dialog.getByLabelText('Company, or what kind of company'), 'Koyal Pay');
  type(dialog.getByLabelText('Role'), 'Product manager');
  type(dialog.getByLabelText('Years of experience'), '8');
  type(dialog.getByLabelText('Fixed a year'), fixed);
}

/** Form with an unsaved offer. */
const typed = async (fixed: string) => {
  const opened = await compare();
  await fill(opened, fixed);
  return opened;
};

describe('an offer that was sent under one name (F-16)', () => {
  it('is not offered under the other, neither as it is nor typed again', async () => {
    const opened = await compare();
    type(opened.dialog.getByLabelText('Title'), 'Is it fair?');
    await fill(opened, '12 lakh');
    opened.press('Save the offer');
    const box = () => opened.dialog.findAllByRole('checkbox', { name: 'Show the offer of Koyal Pay', hidden });
    const said = 'This offer was posted under your other name.';
    const as = (name: RegExp) => fireEvent.click(opened.dialog.getByRole('radio', { name, hidden }));
    expect((await box())[0]).toHaveProperty('checked', true);
    opened.press('Post as Quiet Banyan');
    await waitFor(() => expect(opened.content.posts.map(({ offers }) => offers.map(({ companyName }) => companyName))).toEqual([['Koyal Pay']]));
    await act(async () => opened.shell.get(WritingStore).open({ community: notice, kind: 'salary' }));
    expect((await box())[0]).toHaveProperty('disabled', false);
    expect(opened.dialog.queryByText(said)).toBeNull();
    as(/^As Product Manager/);
    expect((await box())[0]).toHaveProperty('disabled', true);
    expect(opened.dialog.getByText(said)).toBeTruthy();
    await fill(opened, '12 lakh');
    opened.press('Save the offer');
    await waitFor(async () => expect((await box()).map((each) => each.matches(':disabled'))).toEqual([true, true]));
    as(/Quiet Banyan/);
    fireEvent.click((await box())[0] ?? document.body);
    as(/^As Product Manager/);
    type(opened.dialog.getByLabelText('Title'), 'Is it fair now?');
    opened.press('Post as Product Manager at a payments company');
    expect(await opened.dialog.findByText(/^You posted one of these offers under your other name/)).toBeTruthy();
    expect(opened.content.posts).toHaveLength(1);
  });
});

describe('an offer whose answer was lost (R-077)', () => {
  it('is stored once, however often it is saved', async () => {
    const opened = await typed('12 lakh');
    loseAnswer(opened.salaryOffers, 'save', opened.salaryOffers.save.bind(opened.salaryOffers));
    opened.press('Save the offer');
    expect(await opened.dialog.findByText(/^The offer was not saved, or we got no answer\./)).toBeTruthy();
    opened.press('Save the offer');
    expect(await opened.dialog.findByRole('checkbox', { name: 'Show the offer of Koyal Pay', hidden })).toHaveProperty('checked', true);
    expect(opened.content.offers).toHaveLength(1);
  });
});

describe('an offer that is typed and not added yet (R-077)', () => {
  it('is stored with the draft, through another kind of post and a reload', async () => {
    const member = aWriter();
    const first = await compare({ member });
    await fill(first, '32 lakh');
    first.press('Poll');
    expect(first.dialog.queryByLabelText('Role')).toBeNull();
    first.press('Offers');
    expect(first.dialog.getByLabelText('Role')).toHaveProperty('value', 'Product manager');
    expect(first.dialog.getByText('Saved on this device until you post it.')).toBeTruthy();
    first.view.unmount();
    const again = await compare({ member, change: keepsWhat(first) });
    expect(again.dialog.getByLabelText('Fixed a year')).toHaveProperty('value', '32 lakh');
  });

  it('that changes a saved one is kept, announced, and delays the post (R-060)', async () => {
    const member = aWriter();
    const first = await compare({ member });
    await fill(first, '32 lakh');
    first.press('Save the offer');
    fireEvent.click(await first.dialog.findByRole('button', { name: 'Change the offer of Koyal Pay', hidden }));
    type(first.dialog.getByLabelText('Fixed a year'), '41');
    const offers = await first.salaryOffers.list();
    first.view.unmount();
    const again = await compare({
      member,
      change: ({ storage, salaryOffers }) => {
        first.storage.kept.forEach((text, name) => storage.kept.set(name, text));
        Reflect.set(salaryOffers, 'list', async () => offers);
      },
    });
    expect(again.dialog.getByLabelText('Fixed a year')).toHaveProperty('value', '41');
    expect(again.dialog.getByText(/^Your changes from .* are here\.$/)).toBeTruthy();
    type(again.dialog.getByLabelText('Title'), 'Is it fair?');
    again.press('Post as Quiet Banyan');
    expect(await again.dialog.findByText(/^The offer you typed is not saved yet\./)).toBeTruthy();
    again.press('Discard');
    expect(again.dialog.queryByLabelText('Fixed a year')).toBeNull();
  });

  it.each([
    ['plenty', 'We could not read this. Write 12 lakh, 12,00,000, 18,000 a month or 600 a day.'],
    ['11 crore', 'Write more than 0, up to ₹10,00,00,000.'],
  ])('has its amount marked when it is none: %s', async (amount, said) => {
    const opened = await typed(amount);
    opened.press('Save the offer');
    const field = opened.dialog.getByLabelText('Fixed a year');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(opened.dialog.getByText(said)).toBeTruthy();
    expect(opened.dialog.getByLabelText('Role').getAttribute('aria-invalid')).toBeNull();
    type(field, '12 lakh');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    opened.press('Save the offer');
    expect(await opened.dialog.findByRole('checkbox', { name: 'Show the offer of Koyal Pay', hidden })).toHaveProperty('checked', true);
    expect(opened.dialog.queryByLabelText('Role')).toBeNull();
  });

  it('holds the post back until it is added or given up', async () => {
    const opened = await compare();
    type(opened.dialog.getByLabelText('Title'), 'Is it fair?');
    await fill(opened, '12 lakh');
    opened.press('Post as Quiet Banyan');
    const said = 'The offer you typed is not saved yet. Press “Save the offer” first, or “Cancel”.';
    expect(await opened.dialog.findByText(said)).toBeTruthy();
    expect(opened.dialog.queryByText('Choose at least one offer.')).toBeNull();
    expect(opened.content.posts).toEqual([]);
    opened.press('Save the offer');
    await waitFor(() => expect(opened.dialog.queryByText(said)).toBeNull());
    opened.press('Post as Quiet Banyan');
    await waitFor(() => expect(opened.content.posts).toHaveLength(1));
  });
});

describe('the amounts of an offer (R-077, F-03)', () => {
  const kept = async ({ salaryOffers }: Opened) => (await salaryOffers.list()).map(({ fixedRupees, variableRupees }) => [fixedRupees, variableRupees]);

  it('are read in rupees and lakhs, and written out when left', async () => {
    const opened = await typed('18,00,000');
    const variable = opened.dialog.getByLabelText('Variable a year');
    type(variable, '2.5 lakh');
    expect(opened.dialog.getByText('₹2,50,000 a year')).toBeTruthy();
    fireEvent.blur(variable);
    expect(variable).toHaveProperty('value', '2,50,000');
    opened.press('Save the offer');
    expect(await opened.dialog.findByText('Product manager, ₹20.5 L a year')).toBeTruthy();
    expect(await kept(opened)).toEqual([[1_800_000, 250_000]]);
  });

  it('are asked about where a short number has no unit, and taken by one press', async () => {
    const opened = await typed('18');
    const field = opened.dialog.getByLabelText('Fixed a year');
    expect(opened.dialog.queryByText(/^Which amount do you mean\?/)).toBeNull();
    fireEvent.blur(field);
    expect(opened.dialog.getByText(/^Which amount do you mean\?/)).toBeTruthy();
    opened.press('Yes, I mean ₹18,00,000');
    expect([field.getAttribute('aria-invalid'), field]).toMatchObject([null, { value: '18,00,000' }]);
  });

  it('are asked about where hardly anyone earns so little, and both answers are taken', async () => {
    const opened = await typed('18,000');
    opened.press('Save the offer');
    expect(await opened.dialog.findByText('Did you mean ₹2,16,000 a year?')).toBeTruthy();
    expect(await kept(opened)).toEqual([]);
    opened.press('Yes, ₹2,16,000 a year');
    await opened.dialog.findByRole('checkbox', { name: 'Show the offer of Koyal Pay', hidden });
    expect(await kept(opened)).toEqual([[216_000, 0]]);
    await fill(opened, '18,000');
    opened.press('Save the offer');
    fireEvent.click(await opened.dialog.findByRole('button', { name: 'No, ₹18,000 a year', hidden }));
    await waitFor(async () => expect(await kept(opened)).toHaveLength(2));
    expect((await kept(opened)).flat()).toContain(18_000);
  });
});

describe('an offer that this browser could not take over from the account (F-16)', () => {
  it('is announced, and one that it cannot keep is not said to be saved', async () => {
    const left = { ...offerFacts({ companyName: 'Betwa' }), offerId: 'a', isLeft: true };
    const opened = await compare({
      change: ({ salaryOffers }) => {
        Reflect.set(salaryOffers, 'list', async () => [left]);
        Reflect.set(salaryOffers, 'save', async () => Promise.reject(new Failure('broken', 'full', { code: 'DEVICE_FULL' })));
      },
    });
    expect(await opened.dialog.findByText(/^This browser is out of space, so an offer stays in your account\./)).toBeTruthy();
    await fill(opened, '12 lakh');
    opened.press('Save the offer');
    expect(await opened.dialog.findByText(/^This browser is out of space, so the offer was not saved\./)).toBeTruthy();
  });
});

describe('the form of an offer with the keyboard', () => {
  const add = { name: 'Add an offer', hidden } as const;

  it('takes the focus when it opens, and returns it when it closes', async () => {
    const { dialog, press } = await compare();
    fireEvent.click(await dialog.findByRole('button', add));
    expect(document.activeElement).toBe(dialog.getByLabelText('Company, or what kind of company'));
    press('Cancel');
    expect(document.activeElement).toBe(dialog.getByRole('button', add));
  });

  it('leads to the first field that is wrong, which says so', async () => {
    const { dialog, press, salaryOffers } = await compare();
    fireEvent.click(await dialog.findByRole('button', add));
    type(dialog.getByLabelText('Company, or what kind of company'), 'Koyal Pay');
    dialog.getByRole('button', { name: 'Save the offer', hidden }).focus();
    press('Save the offer');
    const role = dialog.getByLabelText('Role');
    await waitFor(() => expect(document.activeElement).toBe(role));
    expect(document.getElementById(role.getAttribute('aria-describedby') ?? '')?.textContent).toBe('This is needed.');
    expect(await salaryOffers.list()).toEqual([]);
  });

  it('gives the focus to the button for a new one once the offer is saved', async () => {
    const opened = await typed('12 lakh');
    opened.press('Save the offer');
    await waitFor(() => expect(document.activeElement).toBe(opened.dialog.getByRole('button', add)));
  });
});
