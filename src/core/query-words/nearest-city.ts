/** Coordinates of larger cities in tenths of a degree, north and east. */
const places =
  'Bengaluru 130 776 | Mysuru 123 766 | Mangaluru 129 749 | Hubballi 154 751 | Dharwad 155 750 | Belagavi 159 745 | Kalaburagi 173 768 | Davanagere 145 759 | Ballari 151 769 | Shivamogga 139 756 | Tumakuru 133 771 | Udupi 133 747 | Mumbai 191 729 | Pune 185 739 | Nagpur 211 791 | Nashik 200 738 | Thane 192 730 | Navi Mumbai 190 730 | Aurangabad 199 753 | Kolhapur 167 742 | Solapur 177 759 | Amravati 209 778 | Sangli 169 746 | Jalgaon 210 756 | Nanded 192 773 | Akola 207 770 | Latur 184 766 | Ahmednagar 191 747 | Satara 177 740 | Kalyan 192 731 | Vasai 194 728 | New Delhi 286 772 | Dwarka 286 770 | Gurugram 285 770 | Faridabad 284 773 | Panipat 294 770 | Ambala 304 768 | Hisar 292 757 | Rohtak 289 766 | Karnal 297 770 | Sonipat 290 770 | Panchkula 307 769 | Manesar 284 769 | Noida 286 774 | Greater Noida 285 775 | Ghaziabad 287 774 | Lucknow 268 809 | Kanpur 264 803 | Varanasi 253 830 | Agra 272 780 | Prayagraj 254 818 | Meerut 290 777 | Bareilly 284 794 | Aligarh 279 781 | Gorakhpur 268 834 | Moradabad 288 788 | Jhansi 254 786 | Mathura 275 777 | Hyderabad 174 785 | Warangal 180 796 | Karimnagar 184 791 | Nizamabad 187 781 | Chennai 131 803 | Coimbatore 110 770 | Madurai 99 781 | Tiruchirappalli 108 787 | Salem 117 781 | Tiruppur 111 773 | Erode 113 777 | Vellore 129 791 | Tirunelveli 87 777 | Hosur 127 778 | Thanjavur 108 791 | Thoothukudi 88 781 | Sriperumbudur 130 799 | Kolkata 226 884 | Howrah 226 883 | Durgapur 235 873 | Siliguri 267 884 | Asansol 237 870 | Kharagpur 223 873 | Ahmedabad 230 726 | Gandhinagar 232 727 | Surat 212 728 | Vadodara 223 732 | Rajkot 223 708 | Bhavnagar 218 722 | Jamnagar 225 701 | Vapi 204 729 | Bharuch 217 730 | Morbi 228 708 | Jaipur 269 758 | Jodhpur 263 730 | Udaipur 246 737 | Kota 252 758 | Ajmer 264 746 | Bikaner 280 733 | Alwar 276 766 | Kochi 99 763 | Thiruvananthapuram 85 769 | Kozhikode 113 758 | Thrissur 105 762 | Kollam 89 766 | Kannur 119 754 | Kottayam 96 765 | Palakkad 108 766 | Indore 227 759 | Bhopal 233 774 | Jabalpur 232 799 | Gwalior 262 782 | Ujjain 232 758 | Ludhiana 309 759 | Amritsar 316 749 | Jalandhar 313 756 | Patiala 303 764 | Bathinda 302 749 | Mohali 307 767 | Chandigarh 307 768 | Visakhapatnam 177 832 | Vijayawada 165 806 | Guntur 163 804 | Tirupati 136 794 | Kakinada 170 822 | Nellore 144 800 | Kurnool 158 780 | Rajahmundry 170 818 | Bhubaneswar 203 858 | Cuttack 205 859 | Rourkela 222 849 | Sambalpur 215 840 | Berhampur 193 848 | Patna 256 851 | Gaya 248 850 | Muzaffarpur 261 854 | Bhagalpur 252 870 | Ranchi 234 853 | Jamshedpur 228 862 | Dhanbad 238 864 | Bokaro 237 861 | Raipur 213 816 | Bhilai 212 814 | Bilaspur 221 822 | Guwahati 261 917 | Silchar 248 928 | Dibrugarh 275 949 | Dehradun 303 780 | Haridwar 299 782 | Roorkee 299 779 | Haldwani 292 795 | Panaji 155 738 | Margao 153 740 | Puducherry 119 798 | Shimla 311 772 | Solan 309 771 | Baddi 310 768 | Srinagar 341 748 | Jammu 327 749 | Shillong 256 919 | Imphal 248 939 | Aizawl 237 927 | Agartala 238 913 | Gangtok 273 886';

const placeOf: ReadonlyMap<string, readonly [north: number, east: number]> = new Map(
  places.split(' | ').map((text) => {
    const [, name = '', north = '', east = ''] = /^(.+) (\d+) (\d+)$/.exec(text) ?? [];
    return [name, [Number(north), Number(east)]] as const;
  }),
);

/** Null if the city or all others are unknown. */
export function nearestCity(city: string, others: readonly string[]): string | null {
  const from = placeOf.get(city);
  if (!from) return null;
  const distanceTo = ([north, east]: readonly [number, number]): number =>
    Math.hypot(north - from[0], (east - from[1]) * Math.cos((from[0] / 1_800) * Math.PI));
  const known = others.flatMap((name) => (name === city || !placeOf.has(name) ? [] : [{ name, distance: distanceTo(placeOf.get(name) ?? from) }]));
  return known.toSorted((one, other) => one.distance - other.distance)[0]?.name ?? null;
}
