import { Rupees, type RupeesProps } from './Rupees.tsx';

/** An amount in a table. */
export const AmountCell = (shown: RupeesProps) => (
  <td className="num">
    <Rupees {...shown} />
  </td>
);
