import type { ReactNode } from 'react';
import type { ComparedCompany } from '#core/company-compare/company-comparison.ts';
import styles from './company-compare.module.css';

interface CompareSectionProps {
  readonly title: string;
  readonly columns: number;
  readonly children: ReactNode;
  readonly place?: string;
}

export const CompareSection = ({ title, columns, children, place }: CompareSectionProps) => (
  <tbody>
    <tr id={place}>
      <th colSpan={columns + 1} scope="rowgroup" className={styles.section}>
        <h2>{title}</h2>
      </th>
    </tr>
    {children}
  </tbody>
);

interface CompareRowProps {
  readonly label: ReactNode;
  readonly companies: readonly ComparedCompany[];
  readonly children: (company: ComparedCompany, at: number) => ReactNode;
}

export const CompareRow = ({ label, companies, children }: CompareRowProps) => (
  <tr>
    <th scope="row">{label}</th>
    {companies.map((company, at) => (
      <td key={company.urlName}>{children(company, at)}</td>
    ))}
  </tr>
);

export const CompareNote = ({ columns, children }: { readonly columns: number; readonly children: ReactNode }) => (
  <tr>
    <td colSpan={columns + 1} className={styles.note}>
      {children}
    </td>
  </tr>
);
