import { Rupees, type RupeesProps } from './Rupees.tsx';

export const AmountCell = (shown: RupeesProps) => (
  <td className="num">
    <Rupees {...shown} />
  </td>
);
