interface NumberHeadsProps {
  readonly item: string;
  readonly columns: readonly string[];
}

export const NumberHeads = ({ item, columns }: NumberHeadsProps) => (
  <thead>
    <tr>
      <th scope="col">{item}</th>
      {columns.map((label, at) => (
        <th key={`place-${at + 1}`} scope="col" className="num">
          {label}
        </th>
      ))}
    </tr>
  </thead>
);
