import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { salariesPath } from '#core/navigation/screens.ts';
import { jobPayUrl, searchOf } from '#core/salaries/pay-urls.ts';
import type { PayGroup, PaySlice } from '#core/salaries/salary-figures.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { useWords } from '../words.tsx';
import { PayRows } from './PayRows.tsx';
import { useGroup } from './use-group.ts';
import styles from './salaries.module.css';

interface NearestPayProps {
  readonly heading: string;
  readonly slices: readonly PaySlice[];
}

/** Wider and similar groups in place of hidden pay. */
export const NearestPay = observer(function NearestPay({ heading, slices }: NearestPayProps) {
  const { nearest: words } = useWords(payWords);
  const said = useGroup();
  const id = useId();
  if (slices.length === 0) return null;
  const labelOf = ({ company, city, designation }: PayGroup): string => {
    if (company) return designation ? words.at(said.job({ designation }), company.name) : company.name;
    return city ? words.in(said.job({ designation }), said.city(city.name)) : words.everywhere(said.job({ designation }));
  };
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <PayRows label={heading} rows={slices.map((slice) => ({ label: labelOf(slice.group), to: pageOf(slice.group), slice }))} />
    </section>
  );
});

const pageOf = (group: PayGroup): string =>
  group.designation ? jobPayUrl(group.company?.urlName ?? null, group.designation.urlName, searchOf(group)) : salariesPath(group.company?.urlName ?? '');
