import { describe, expect, it } from 'vitest';
import { PrintedStyles } from './printed-styles.ts';

const stylesOf = (sheet: string, body: string, whole = '') =>
  new PrintedStyles((file) => (file === 'whole.css' ? whole : sheet)).of(['whole.css'], ['screen.css'], body);

const body = '<main id="main"><p class="row-a1 cut">A <b>word</b></p></main>';

describe('the styles of what is printed', () => {
  it('are all of the sheets that every page has', () => {
    expect(stylesOf('', body, '.nowhere{color:red}')).toBe('.nowhere{color:red}');
  });

  it('are the other sheets’ rules that match something by class or kind', () => {
    const sheet = '.row-a1{margin:0}.row-b2{margin:1px}p b{color:red}dialog b{color:blue}.row-a1 .row-b2,.cut{top:0}[hidden]{display:none}:root{--x:{}}';
    expect(stylesOf(sheet, body)).toBe('.row-a1{margin:0}p b{color:red}.row-a1 .row-b2,.cut{top:0}[hidden]{display:none}:root{--x:{}}');
  });

  it('leave out what a page is never in when it is first painted', () => {
    expect(stylesOf('.cut:hover{top:0}.cut:focus-visible{top:1px}.cut::selection{top:2px}', body)).toBe('');
    expect(stylesOf('.cut:not(:focus){top:0}', body)).toBe('.cut:not(:focus){top:0}');
  });

  it('take what is in brackets for no need', () => {
    const sheet = '.cut:not(.open,.shut){top:0}:is(.row-b2,.row-a1) b{top:1px}.cut[title=".x{"]{top:2px}';
    expect(stylesOf(sheet, body)).toBe(sheet);
  });

  it('keep names with symbols, texts with brackets, and nested rules', () => {
    const sheet = String.raw`.a\+b{content:"}"}.c\+d{top:0}.cut{top:1px;&.open{top:2px}}`;
    expect(stylesOf(sheet, '<i class="a+b cut"></i>')).toBe(String.raw`.a\+b{content:"}"}.cut{top:1px;&.open{top:2px}}`);
  });

  it('keep blocks that still have content, and all layers in order, even empty ones', () => {
    const sheet = '@layer base{.none{top:0}}@layer parts{@media (width>=9px){.none{top:0}}@media print{.cut{top:0}}}@keyframes rise{to{top:0}}@layer late;';
    expect(stylesOf(sheet, body)).toBe('@layer base{}@layer parts{@media print{.cut{top:0}}}@keyframes rise{to{top:0}}@layer late;');
  });
});
