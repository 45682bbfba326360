import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { productBrand } from '#core/brand.ts';
import type { TextBlock, TextLine } from '#core/texts/instance-text.ts';
import { SystemInstanceTexts } from '#server/adapters/texts/system-instance-texts.ts';
import { koyalTrust } from '#tests/fakes/operator/fake-operators.ts';
import type { WrittenTexts } from '#tests/fakes/texts/fake-instance-texts.ts';

export function textsInFiles({ texts, posts, credits }: WrittenTexts): SystemInstanceTexts {
  const dataDir = mkdtempSync(join(tmpdir(), 'daftar-texts-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  for (const folder of ['texts', 'blog']) mkdirSync(join(dataDir, folder));
  for (const { name, text } of texts)
    writeFileSync(
      join(dataDir, 'texts', `${name}.${text.language}.md`),
      `${text.changedOn === null ? '' : `<!-- changed: ${text.changedOn} -->\n`}# ${text.title}\n\n${markdownOf(text.blocks)}`,
    );
  for (const { writtenOn, slug, language, title, blocks } of posts)
    writeFileSync(join(dataDir, 'blog', `${writtenOn}-${slug}.${language}.md`), `# ${title}\n\n${markdownOf(blocks)}`);
  return new SystemInstanceTexts({ dataDir, brand: productBrand, operator: koyalTrust, credits });
}

const markdownOf = (blocks: readonly TextBlock[]): string => blocks.map(blockAsMarkdown).join('\n\n');

function blockAsMarkdown(block: TextBlock): string {
  if (block.kind === 'heading') return `${'#'.repeat(block.level)} ${lineAsMarkdown(block)} {#${block.id}}`;
  if (block.kind === 'list') return block.items.map((item) => `${block.isOrdered ? '1.' : '-'} ${lineAsMarkdown(item)}`).join('\n');
  return block.kind === 'table' ? '' : lineAsMarkdown(block);
}

const lineAsMarkdown = ({ runs }: TextLine): string =>
  runs.map(({ text, strong, href }) => (href === undefined ? (strong ? `**${text}**` : text) : `[${text}](${href})`)).join('');
