import { covers } from '../media/covers.ts';
import { citiesNamed } from './company-offices.ts';
import { logos } from '../media/logos.ts';
import type { ParticularCompany } from './particular-company.ts';
import { unusualCompanies } from './unusual-companies.ts';

const familiarCompanies: readonly ParticularCompany[] = [
  {
    name: 'Pravaha Cloudworks',
    industry: 'cloud-services',
    people: 18_500,
    facts: {
      about: 'Runs storage and compute for banks and hospitals. Support works in three shifts, engineering keeps to office hours.',
      logo: logos.river.river.id,
      cover: covers.currents[4]?.id ?? null,
      offices: citiesNamed('Bengaluru', 'Pune', 'Kochi', 'Noida', 'Hyderabad', 'Chennai', 'Mumbai', 'Kolkata', 'Coimbatore', 'Indore', 'Bhubaneswar'),
      foundedYear: 2009,
      rating: 3.9,
      reviewsCount: 84,
      followersCount: 41_000,
      photosCount: 86,
      relationsCount: 2,
      isPremium: false,
      website: 'https://pravaha-cloudworks.example',
      careerSiteUrl: 'https://careers.pravaha-cloudworks.example',
      emailId: 'hello@pravaha-cloudworks.example',
    },
  },
  {
    name: 'Koyal Pay',
    industry: 'payments',
    people: 2_600,
    facts: {
      about: 'Settles card and UPI payments for shops, petrol pumps and school canteens. Field sales work on targets, everyone else does not.',
      logo: logos.bird.forest.id,
      offices: citiesNamed('Mumbai', 'Bengaluru', 'Jaipur', 'Lucknow'),
      foundedYear: 2015,
      rating: 4.2,
      reviewsCount: 46,
      followersCount: 12_300,
      photosCount: 31,
      isPremium: true,
    },
  },
  {
    name: 'Nimbora Foods',
    industry: 'packaged-food',
    people: 7_400,
    facts: {
      about:
        'What began as a single shed in Pune in 1974 now makes millet snacks, pickles and rusk for kirana shops and trains in five states. Packing is paid by the carton, cooking by the month.',
      logo: logos.leaf.olive.id,
      cover: covers.fields[2]?.id ?? null,
      offices: citiesNamed('Pune', 'Nashik', 'Nagpur', 'Indore', 'Guntur'),
      foundedYear: 1974,
      rating: 4,
      reviewsCount: 44,
      followersCount: 15_800,
    },
  },
  {
    name: 'Vayupath Logistics',
    industry: 'logistics',
    people: 18_500,
    facts: {
      about:
        'Moves parcels overnight between eight cities, and runs lorries between the ports and the north. Sorting starts at nine in the evening and ends at four; most loaders come through a contractor.',
      logo: logos.arrowhead.brick.id,
      cover: covers.viaduct[5]?.id ?? null,
      foundedYear: 1996,
      offices: citiesNamed('Gurugram', 'Mumbai', 'Chennai', 'Nagpur', 'Kolkata', 'Ahmedabad', 'Ludhiana', 'Guwahati'),
      rating: 2.9,
      reviewsCount: 82,
      followersCount: 9_700,
    },
  },
  {
    name: 'Betwa Analytics',
    industry: 'data-consulting',
    people: 120,
    facts: {
      about:
        'A consultancy in Indore that forecasts demand for power distributors and makers of fans and coolers. Teams are four people, and a project takes a quarter.',
      logo: logos.bars.violet.id,
      foundedYear: 2016,
      offices: citiesNamed('Indore', 'Bhopal'),
      rating: 4.6,
      reviewsCount: 22,
      followersCount: 1_150,
    },
  },
  {
    name: 'Palash Insurance',
    industry: 'insurance',
    people: 2_600,
    facts: {
      about:
        'Insures crops, cattle and tractors for farmers and dairy unions, and sells health cover to small offices. Claims above two lakh are seen by two people.',
      logo: logos.flame.rose.id,
      foundedYear: 1988,
      offices: citiesNamed('Hyderabad', 'Vijayawada', 'Warangal', 'Nagpur', 'Raipur', 'Bhopal'),
      rating: 3.3,
      reviewsCount: 32,
      followersCount: 6_400,
    },
  },
  {
    name: 'Tarangini Networks',
    industry: 'telecom',
    people: 7_400,
    facts: {
      about:
        'Lays and repairs fibre in the east and north-east, and runs broadband in towns the large companies leave out. The control room in Kolkata never closes.',
      logo: logos.signal.lagoon.id,
      foundedYear: 2001,
      offices: citiesNamed('Kolkata', 'Patna', 'Ranchi', 'Bhubaneswar', 'Guwahati', 'Siliguri'),
      rating: 3.7,
      reviewsCount: 64,
      followersCount: 13_900,
    },
  },
];

/** Companies at the start of every world, familiar ones before those hard to show. */
export const particularCompanies: readonly ParticularCompany[] = [...familiarCompanies, ...unusualCompanies];
