import { outlineOf } from '#core/texts/text-outline.ts';
import type { InstanceText, TextBlock } from '#core/texts/instance-text.ts';
import { keyed } from '../content/keyed.ts';
import { classes } from '../ui/classes.ts';
import { TextContents } from './TextContents.tsx';
import { TextLetters } from './TextLetters.tsx';
import styles from './texts.module.css';

export function TextBody({ text: { language, blocks } }: { readonly text: Pick<InstanceText, 'language' | 'blocks'> }) {
  const outline = outlineOf(blocks);
  return (
    <div className={classes(outline.length > 0 && 'cols')}>
      {outline.length > 0 && <TextContents entries={outline} language={language} />}
      <div lang={language} className={styles.text}>
        {keyed(blocks).map(([key, block]) => (
          <Block key={key} block={block} />
        ))}
      </div>
    </div>
  );
}

function Block({ block }: { readonly block: TextBlock }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id}>
          <TextLetters runs={block.runs} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <TextLetters runs={block.runs} />
        </p>
      );
    case 'quote':
      return (
        <blockquote className="inset">
          <TextLetters runs={block.runs} />
        </blockquote>
      );
    case 'list':
      return <List block={block} />;
    case 'table':
      return <Table block={block} />;
  }
}

function List({ block: { isOrdered, items } }: { readonly block: Extract<TextBlock, { kind: 'list' }> }) {
  const Items = isOrdered ? 'ol' : 'ul';
  return (
    <Items className={styles.items}>
      {keyed(items).map(([key, { runs }]) => (
        <li key={key}>
          <TextLetters runs={runs} />
        </li>
      ))}
    </Items>
  );
}

function Table({ block: { head, rows } }: { readonly block: Extract<TextBlock, { kind: 'table' }> }) {
  return (
    <div className={styles.wide}>
      <table className="table">
        <thead>
          <tr>
            {keyed(head).map(([key, { runs }]) => (
              <th key={key} scope="col">
                <TextLetters runs={runs} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(([row, { cells }]) => (
            <tr key={row}>
              {keyed(cells).map(([key, { runs }]) => (
                <td key={key}>
                  <TextLetters runs={runs} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
