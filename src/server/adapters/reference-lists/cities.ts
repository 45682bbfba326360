/** The cities that people work and learn in, by state; a name may carry others it goes by, after a sign of equality. */
const byState: Readonly<Record<string, string>> = {
  Karnataka:
    'Bengaluru = Bangalore | Mysuru = Mysore | Mangaluru = Mangalore | Hubballi = Hubli | Belagavi = Belgaum | Kalaburagi = Gulbarga | Davanagere | Ballari = Bellary | Shivamogga = Shimoga | Tumakuru = Tumkur | Udupi | Manipal | Dharwad | Surathkal | Vijayapura = Bijapur | Hassan | Bidar',
  Maharashtra:
    'Mumbai = Bombay | Pune = Poona | Nagpur | Nashik = Nasik | Thane | Navi Mumbai | Aurangabad = Chhatrapati Sambhajinagar | Kolhapur | Solapur | Amravati | Sangli | Jalgaon | Nanded | Akola | Latur | Ahmednagar = Ahilyanagar | Satara | Wardha | Chandrapur | Lonavala | Ratnagiri | Dhule | Kalyan | Vasai',
  Delhi: 'New Delhi = Delhi | Dwarka',
  Haryana:
    'Gurugram = Gurgaon | Faridabad | Panipat | Ambala | Hisar | Rohtak | Karnal | Sonipat = Sonepat | Kurukshetra | Yamunanagar | Panchkula | Manesar | Rewari',
  'Uttar Pradesh':
    'Noida | Lucknow | Kanpur = Cawnpore | Varanasi = Banaras | Agra | Ghaziabad | Greater Noida | Prayagraj = Allahabad | Meerut | Bareilly | Aligarh | Gorakhpur | Moradabad | Jhansi | Mathura | Saharanpur | Firozabad | Raebareli | Ayodhya = Faizabad | Sultanpur',
  Telangana: 'Hyderabad = Secunderabad | Warangal | Karimnagar | Nizamabad | Khammam | Sangareddy | Basar',
  'Tamil Nadu':
    'Chennai = Madras | Coimbatore | Madurai | Tiruchirappalli = Trichy | Salem | Tiruppur | Erode | Vellore | Tirunelveli | Hosur | Thanjavur | Thoothukudi = Tuticorin | Karaikudi | Sivakasi | Karur | Chidambaram | Udhagamandalam = Ooty | Nagercoil | Kanchipuram | Sriperumbudur | Namakkal | Dindigul',
  'West Bengal':
    'Kolkata = Calcutta | Howrah | Durgapur | Siliguri | Asansol | Kharagpur | Kalyani | Haldia | Bardhaman = Burdwan | Santiniketan | Jalpaiguri | Malda | Shibpur',
  Gujarat:
    'Ahmedabad = Amdavad | Surat | Vadodara = Baroda | Rajkot | Gandhinagar | Bhavnagar | Jamnagar | Anand | Morbi | Vapi | Ankleshwar | Bharuch | Mehsana | Junagadh | Gandhidham | Vallabh Vidyanagar | Navsari',
  Rajasthan: 'Jaipur | Jodhpur | Udaipur | Kota | Ajmer | Bikaner | Alwar | Bhilwara | Pilani | Sikar | Bhiwadi | Neemrana | Bharatpur',
  Kerala:
    'Kochi = Cochin | Thiruvananthapuram = Trivandrum | Kozhikode = Calicut | Thrissur = Trichur | Kollam = Quilon | Kannur = Cannanore | Kottayam | Palakkad = Palghat | Alappuzha = Alleppey | Malappuram | Kasaragod',
  'Madhya Pradesh': 'Indore | Bhopal | Jabalpur | Gwalior | Ujjain | Sagar | Dewas | Pithampur | Satna | Rewa | Ratlam | Amarkantak',
  Punjab:
    'Ludhiana | Amritsar | Jalandhar = Jullundur | Patiala | Bathinda | Mohali = Sahibzada Ajit Singh Nagar | Rupnagar = Ropar | Phagwara | Longowal | Pathankot',
  Chandigarh: 'Chandigarh',
  'Andhra Pradesh':
    'Visakhapatnam = Vizag | Vijayawada = Bezawada | Guntur | Tirupati | Kakinada | Nellore | Kurnool | Rajahmundry | Anantapur | Tadepalligudem | Sri City | Amaravati | Nuzvid | Kadapa',
  Odisha: 'Bhubaneswar | Cuttack | Rourkela | Sambalpur | Berhampur = Brahmapur | Puri | Angul | Jharsuguda | Balasore | Burla | Paradip',
  Bihar: 'Patna | Gaya = Bodh Gaya | Muzaffarpur | Bhagalpur | Darbhanga | Purnia | Nalanda = Rajgir | Samastipur | Motihari',
  Jharkhand: 'Ranchi | Jamshedpur = Tatanagar | Dhanbad | Bokaro | Hazaribagh | Deoghar',
  Chhattisgarh: 'Raipur | Bhilai | Bilaspur | Korba | Durg | Nava Raipur',
  Assam: 'Guwahati = Gauhati | Silchar | Dibrugarh | Jorhat | Tezpur | Nagaon | Tinsukia | Kokrajhar',
  Uttarakhand: 'Dehradun | Haridwar | Roorkee | Rishikesh | Haldwani | Pantnagar | Rudrapur | Nainital | Kashipur | Srinagar Garhwal',
  Goa: 'Panaji = Panjim | Margao | Vasco da Gama | Mapusa | Ponda',
  Puducherry: 'Puducherry = Pondicherry | Karaikal',
  'Himachal Pradesh': 'Shimla = Simla | Solan | Baddi | Dharamshala | Mandi | Hamirpur | Una | Kangra | Sirmaur = Paonta Sahib',
  'Jammu and Kashmir': 'Srinagar | Jammu | Awantipora | Katra',
  Ladakh: 'Leh | Kargil',
  Meghalaya: 'Shillong | Tura',
  Manipur: 'Imphal',
  Mizoram: 'Aizawl',
  Nagaland: 'Kohima | Dimapur | Chumukedima',
  Tripura: 'Agartala',
  'Arunachal Pradesh': 'Itanagar | Nirjuli',
  Sikkim: 'Gangtok | Ravangla',
  'Andaman and Nicobar Islands': 'Port Blair = Sri Vijaya Puram',
  'Dadra and Nagar Haveli and Daman and Diu': 'Silvassa | Daman | Diu',
  Lakshadweep: 'Kavaratti',
};

/** Every city of the list with its state. */
export const cities: readonly { readonly name: string; readonly state: string }[] = Object.entries(byState).flatMap(([state, names]) =>
  names.split(' | ').map((name) => ({ name, state })),
);
