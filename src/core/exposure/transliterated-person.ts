import { otherNames, softNames, sureNames } from './known-names.ts';
import { titledNames } from './titled-names.ts';

const all = [...sureNames, ...softNames, ...otherNames, ...titledNames].join('\n');
const [shortest, longest] = [3, 14];

/** Latin spellings of sounds in names, fewer than for companies, to avoid everyday words. */
const groups =
  'क=(k|c|q) ख=kh ग=g घ=gh ङ=n च=ch छ=ch?h ज=(j|zz?|s) झ=(jh|z) ञ=n ट=tt? ठ=th ड=(d|r) ढ=(dh|rh) ण=n त=th? थ=th द=(d|dh) ध=dh न=n प=p फ=(ph|f) ब=bb? भ=bh म=m य=[yi]? र=r ल=ll? ळ=l व=[vwo] श=sh? ष=sh? स=(ss?|c) ह=g?h ' +
  'अ=[ae] आ=aa? ा=aa? इ=[ie] ि=i ई=(ee?|i) ी=(ee?|i|y|ie|ui) उ=u ु=(u|oo) ऊ=(u|oo) ू=(u|oo|o) ऋ=ri ृ=(ri|ru) ए=(e|a) े=(e|a) ऐ=(ai|a) ै=(ai|a|e) ओ=o ो=o औ=(au|ou) ौ=(au|ou|ow) ऑ=(o|au) ॉ=(oh?|au) ँ=n? ं=[nm] ः=h ्=';
const latin = new Map(groups.split(' ').map((group) => [group.slice(0, group.indexOf('=')), group.slice(group.indexOf('=') + 1)]));
const consonant = /[क-ह]/;
/** Follows a consonant whose vowel is unwritten. */
const follows = /^(?:[क-ह]|\u0902|\u0901)/;

/** Matches a Devanagari word to a known Latin name by sound, रीता to Rita. */
export function isTransliteratedName(word: string): boolean {
  if (word.length < shortest || word.length > longest || /[ेो]ं$/u.test(word)) return false;
  const letters = [...word.normalize('NFD').replaceAll('\u093C', '')];
  const said = letters.map((letter, at) => (latin.get(letter) ?? '$^') + (consonant.test(letter) && follows.test(letters[at + 1] ?? '') ? '[ae]?' : ''));
  return new RegExp(`^${said.join('')}${letters.at(-2) === '्' ? '[ae]?' : 'e?'}$`, 'm').test(all);
}
