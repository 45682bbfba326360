import { demoCities } from './demo-cities.ts';
import { nothingKnown } from './demo-company.ts';
import { citiesNamed } from './company-offices.ts';
import type { ParticularCompany } from './particular-company.ts';

/** Companies hard to show: too long, too short, too many, too little. */
export const unusualCompanies: readonly ParticularCompany[] = [
  { name: 'Kuraj Enterprises', industry: 'retail', facts: nothingKnown },
  {
    name: 'Dakshini Mahua and Palash Forest Produce Gatherers, Leaf Plate Makers and Lac Growers Multi-State Cooperative Federation',
    industry: 'agritech',
    facts: {
      about: 'Buys leaves, flowers and lac from gatherers in three states and sells plates, syrup and shellac. Owned by its 41,000 members.',
      offices: citiesNamed('Ranchi', 'Raipur', 'Bhubaneswar'),
      rating: 4.1,
      reviewsCount: 18,
      cover: null,
    },
  },
  { name: 'Ka', industry: 'media', people: 7, facts: { logo: null, offices: citiesNamed('Guwahati'), rating: null, reviewsCount: 1 } },
  {
    name: 'Godhuli Carriers',
    industry: 'logistics',
    people: 64_000,
    facts: { offices: [...citiesNamed('Nagpur'), ...demoCities.filter(({ name }) => name !== 'Nagpur').slice(0, 59)], reviewsCount: 70, rating: 3.6 },
  },
  {
    name: 'Saptarishi Infotech',
    industry: 'it-services',
    people: 214_000,
    facts: {
      rating: 3.4,
      reviewsCount: 120,
      followersCount: 712_400,
      photosCount: 1_204,
      relationsCount: 14,
      isPremium: true,
      foundedYear: 1984,
      socialLinks: (['linkedin', 'x', 'youtube', 'instagram', 'facebook'] as const).map((network) => ({
        network,
        url: `https://${network}.example/saptarishi-infotech`,
      })),
    },
  },
  {
    name: 'Hariyal Eye Hospital',
    industry: 'hospitals',
    people: 46,
    facts: {
      about: 'Treats eyes, a third of them free of charge, in one building by the bus stand.',
      offices: citiesNamed('Madurai'),
      logo: null,
      cover: null,
      rating: null,
      reviewsCount: 0,
      followersCount: 0,
      photosCount: 0,
    },
  },
  { name: 'Rupnarayan Roadways', industry: 'passenger-transport', people: 160, facts: { rating: 1.4, reviewsCount: 26, followersCount: 95 } },
  {
    name: 'Chatak School',
    industry: 'education',
    people: 34,
    facts: {
      about: 'A school up to class five with three classrooms and a garden.',
      offices: citiesNamed('Shimla'),
      rating: 5,
      reviewsCount: 6,
      followersCount: 11,
    },
  },
  {
    name: 'Titahri Tiles',
    industry: 'building-materials',
    facts: { about: 'Fires roof and floor tiles. The kiln runs for eleven months and is rebuilt in the twelfth.', rating: null, reviewsCount: 4 },
  },
  {
    name: 'पाटली Patli Prakashan',
    industry: 'media',
    facts: {
      about: 'पाटली पटना से हिंदी और मैथिली में किताबें छापता है। It also prints school books for two state boards.',
      offices: citiesNamed('Patna', 'Varanasi'),
    },
  },
  {
    name: 'Tulsi & Daughters’ “Slow” Pickles, since 1987',
    industry: 'packaged-food',
    people: 34,
    facts: {
      about: 'Bottles mango, lime and gooseberry pickles that stand in the sun for forty days. Sold in four shops and by post.',
      foundedYear: 1987,
      offices: citiesNamed('Kozhikode'),
      rating: 4.2,
      reviewsCount: 5,
    },
  },
  {
    name: 'Lonar Water Works',
    industry: 'government-contractors',
    facts: {
      foundedYear: null,
      indianSize: null,
      globalSize: null,
      offices: [],
      about: [
        'Lays and repairs water pipes for municipal corporations and for the public health engineering department, and has done so under one name or another since the first town schemes.',
        'The work comes in three kinds. New lines are laid between October and May, when the ground is dry; a crew of nineteen people does about forty metres a day.',
        'Repairs go on all year, mostly at night, because that is when the pressure can be taken off; the crews are paid a night allowance and get a cooked meal at two.',
        'The third kind is measuring: a small office reads the meters at the reservoirs, compares them with what arrives in the wards, and writes a letter about the difference every Monday.',
        'Nearly everyone begins as an apprentice and becomes a fitter after three years; the engineers come from the polytechnic in the district town.',
        'Contracts end after three years and are tendered again, so the number of people goes up and down. When a contract is lost, the next holder usually takes the crews over.',
        'There is no head office in the usual sense: papers are kept by the secretary, who lives beside the pump house.',
      ].join(' '),
    },
  },
];
