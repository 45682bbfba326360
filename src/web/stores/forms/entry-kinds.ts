import type { Named } from '#core/named.ts';
import { Entry, type EntryKind } from './entry.ts';

export const optionEntry = <const Option extends string>(options: readonly Option[], example: NoInfer<Option>): Entry<Option, 'unknown'> =>
  new Entry(optionOf(options), example);

const optionOf = <Option extends string>(options: readonly Option[]): EntryKind<Option, 'unknown'> => ({
  read: (text) => {
    const value = options.find((option) => option === text);
    return value === undefined ? { problem: 'unknown' } : { value };
  },
  show: (value) => value,
  write: (value) => value,
});

export const flagKind: EntryKind<boolean, 'unknown'> = {
  read: (text) => (text === 'yes' || text === 'no' ? { value: text === 'yes' } : { problem: 'unknown' }),
  show: (value) => (value ? 'yes' : 'no'),
  write: (value) => (value ? 'yes' : 'no'),
};

/** Calendar day as native date fields return it. */
export const dayKind: EntryKind<string, 'not-a-day'> = {
  read: (text) => (isDay(text) ? { value: text } : { problem: 'not-a-day' }),
  show: (value) => value,
  write: (value) => value,
};

function isDay(text: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

export const label: EntryKind<string, never> = {
  read: (text) => ({ value: text.slice(0, 40) }),
  show: (value) => value,
  write: (value) => value,
};

/** Listed thing by URL name and name, which follows after a space. */
export const namedKind: EntryKind<Named | null, never> = {
  read: (text) => {
    const [urlName = '', ...name] = text.split(' ');
    return { value: name.length > 0 && /^[a-z0-9-]{1,80}$/.test(urlName) ? { urlName, name: name.join(' ') } : null };
  },
  show: (value) => value?.name ?? '',
  write: (value) => (value ? `${value.urlName} ${value.name}` : ''),
};
