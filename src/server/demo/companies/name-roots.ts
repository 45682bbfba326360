const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Rivers, lakes and wetlands of the country, as far as no great company bears their names. */
const waters = words(`
  Betwa Tawa Shipra Wainganga Indravati Sharavathi Netravati Kabini Hemavati Arkavati Shimsha Tungabhadra Bhima Koyna Nira Girna Manjira Musi Penganga Vaigai
  Noyyal Moyar Chaliyar Pamba Meenachil Teesta Torsa Lohit Siang Subansiri Gomti Sarayu Rapti Gandak Kosi Ramganga Rihand Rupnarayan Mayurakshi Subarnarekha
  Baitarani Rushikulya Vamsadhara Nagavali Banas Luni Shetrunji Ulhas Kundalika Aghanashini Chilika Loktak Vembanad Pulicat Kolleru Lonar
  Pangong Bhadra Pravaha Tarangini Nirjhar Jharna Lahar Tarang Doab Terai Rann Khadar Bhabar Malnad Maikal
`);

/** Trees, flowers, grasses and spices. */
const plants = words(`
  Palash Semal Amaltas Gulmohar Champa Kachnar Sheesham Sagwan Karanj Mahua Tendu Khair Babul Khejri Chinar Deodar Burans Bargad Peepal Jamun Kathal Imli Bakul
  Parijat Harsingar Mogra Chameli Juhi Kewda Ketaki Malati Kaner Genda Kumud Tulsi Brahmi Kesar Haldi Elaichi Kusum Rohida Tamal Nagkesar Vetiver Munj
  Neem Tamarind Sandal Marigold Jasmine Oleander Lantana Rattan Cardamom Turmeric Saffron Areca Screwpine Silkcotton Sesame Amla Harad Arjuna
`);

/** Birds. */
const birds = words(`
  Koyal Chakor Papiha Hamsa Bulbul Maina Neelkanth Shikra Kuraj Titahri Chatak Dhanesh Hariyal Baya Shama Dahiyar Khanjan Kokila Chakva Surkhab Tittir Panduk
  Hudhud Machhranga Kraunch Sarika Barbet Drongo Hornbill Egret Plover Tailorbird Weaverbird Sunbird Hoopoe Treepie Redstart Wagtail Lapwing Sandgrouse
`);

/** Winds, stars, seasons and hours. */
const skies = words(`
  Malhar Barkha Phuhar Sawan Bhadon Phagun Chait Vasanta Purvai Pachhua Malaya Ushas Sandhya Godhuli Chandni Purnima Rohini Mrigashira Dhruva Saptarishi Kshitij
  Indradhanush Badal Mangoshower Norwester Daybreak Firstrain Harvestmoon Dewfall Landbreeze Winterwheat Longdusk Northstar
`);

/** Words of weavers, potters, painters, musicians and masons. */
const crafts = words(`
  Kantha Ikat Jamdani Phulkari Bandhej Kalamkari Ajrakh Bidri Dhokra Pattachitra Kasuti Zari Tanchoi Paithani Patola Charkha Takli Chaak Taana Baana
  Resham Rangrez Mulmul Kasavu Chanderi Sanganeri Kolam Rangoli Alpana Mandana Sitar Sarod Veena Bansuri Mridang Dholak Ektara Nagada Shehnai Kalash Diya Jali
  Jharokha Chhatri Baoli Torana Gopura Ghat Stepwell Lamplight Handloom Terracotta Bellmetal Copperleaf Bluepottery Redsoil
`);

/** The beginnings of companies' names. */
export const roots: readonly string[] = [...waters, ...plants, ...birds, ...skies, ...crafts];

/** First halves of names that are made of two. */
export const firstHalves = words(`
  Vayu Jala Nabha Tara Giri Vana Vriksha Pushpa Madhu Kusuma Nila Shveta Megha Varsha Usha Aruna Uttara Dakshina Purva Loha Tamra Kansa Tantu Resham Kapas Anna
  Dhanya Bija Krishi Ratha Nava Urja Gyana Vidya Shilpa Kala Ranga Svara Tala Lipi Akshara Shabda Sanchaya Nimba Palasha Taru Lata Hansa Mayura Koyal Sutra Vastu
  Yantra Dvipa Sagara Taranga Nauka Mitti Ret Bel Baans Kaath Shankha Moti Rajata Shila Deepa
`);

/** Second halves of such names. */
export const secondHalves = words(`
  path dhara vana setu kosh ghat kund kala yatra rekha taru mala teer kiran vihar bhumi chakra sutra patra nidhi lok rath giri tal shala dvar nagari lipi tara
`);

/** Words that stand before. */
export const forewords = words('New Nava Uttar Dakshin Purvi Paschim Little Old Green Blue Silver Red White Upper Lower');

/** Words that stand after. */
export const afterwords = words('India Group Enterprises Partners Cooperative');
