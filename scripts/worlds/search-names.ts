// Names of companies of a world of search, which share their words as real ones do: a few words are in thousands of names, most in some.
import { drawn } from './world-rows.ts';
import { rankedIn } from './made-up-texts.ts';

const known =
  'Shree Sri Om Sai Maa Jai Bharat Hind Krishna Ganesh Lakshmi Balaji Durga Shiva Royal National Global Modern Super Star Prime United Indian Metro City New Silver Golden Diamond Sun ' +
  'Surya Chandra Ganga Yamuna Kaveri Narmada Himalaya Vindhya Sahyadri Nilgiri Malabar Deccan Coastal Eastern Western Northern Southern Central Apex Zenith Orbit Nova Omega Alpha Delta Matrix ' +
  'Reddy Patel Shah Mehta Gupta Sharma Verma Agarwal Jain Bansal Khanna Kapoor Malhotra Chopra Nair Menon Iyer Rao Naidu Das Ghosh Bose Sen Mukherjee Singh Gill Sandhu Yadav Kulkarni Deshmukh';
const beginnings =
  'Aar Ab Aj Am Anan Ar Bha Bri Chai Dev Dhan Ek Gau Har Ind Ish Jag Kal Kir Lok Mah Man Nav Nir Pad Pra Pur Raj Rit San Sar Sha Sid Suk Tar Tri Ud Vai Var Ved Vij Vish Yash'.split(
    ' ',
  );
const ends = 'a adi al am an anta ant ar asha ata avi esh ika ini ira ita iya oja ora una uri ya'.split(' ');
const seconds =
  'Enterprises Traders Industries Agro Auto Steel Textiles Foods Pharma Chemicals Constructions Infra Logistics Transport Motors Electricals Electronics Engineering Software Digital Data Cloud Media Finance ' +
  'Capital Housing Builders Developers Plastics Papers Packaging Polymers Metals Castings Tools Exports Jewellers Garments Spinning Ceramics Cements Paints Hospital Clinic Diagnostics School Academy Institute Hotels Caterers Travels Security Staffing Consultants';
const endings =
  'Limited;Private Limited;India;Technologies;Solutions;Services;Group;and Sons;and Company;Works;Systems;Corporation;Associates;International;Labs;Ventures'.split(
    ';',
  );

const firsts = [...known.split(' '), ...beginnings.flatMap((beginning) => ends.map((end) => `${beginning}${end}`))];
const industries = seconds.split(' ');

/** So many different names. */
export function companyNames(count: number): readonly string[] {
  const names = new Set<string>();
  for (let n = 1; names.size < count; n++) names.add(nameOf(n));
  return [...names];
}

function nameOf(n: number): string {
  const one = (from: readonly string[], purpose: number): string => from[rankedIn(from.length, drawn(n, purpose))] ?? '';
  const other = drawn(n, 4) < 0.4 ? ` ${one(firsts, 5)}` : '';
  const ending = drawn(n, 6) < 0.7 ? ` ${one(endings, 7)}` : '';
  return `${one(firsts, 1)}${other} ${one(industries, 3)}${ending}`;
}
