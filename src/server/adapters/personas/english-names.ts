const manners =
  'Agile Airy Ample Amber Ancient Apt Arctic Autumn Awake Balmy Blithe Blue Bold Brave Breezy Bright Brisk Bronze Bubbly Busy Calm Candid Careful Cheery Civic Clear Clever Cloudy ' +
  'Cobalt Cool Copper Coral Cosmic Cosy Crafty Crimson Crisp Curious Dainty Dapper Daring Dawn Deep Deft Dewy Distant Dreamy Dusky Eager Early Earthy East Easy Ebony Elder Emerald Even ' +
  'Evening Fair Faithful Famed Fast Fearless Festive Fleet Fluent Fond Forest Frank Free Fresh Friendly Frosty Gallant Genial Gentle Gifted Glad Gleaming Glowing Golden Good Graceful Grand ' +
  'Green Handy Happy Hardy Hasty Hazel Hearty Hidden High Hill Honest Hopeful Humble Indigo Inland Inner Ivory Jade Jaunty Jolly Jovial Joyful Keen Kind Kindly Large Late Lavish Leafy ' +
  'Light Lively Lofty Lone Long Loyal Lucid Lucky Lunar Mango Mellow Merry Mighty Mild Mindful Misty Modest Monsoon Morning Mossy Native Neat New Nimble Noble North Novel Ochre Olive Open ' +
  'Orange Pale Patient Peaceful Pearl Pensive Plain Playful Pleasant Plucky Polite Proud Prudent Pure Quick Quiet Radiant Rainy Rapid Rare Ready Regal Restful Ripe Rising River Robust ' +
  'Rosy Round Ruby Rustic Saffron Sandy Scarlet Serene Sharp Shining Shy Silent Silken Silver Simple Sincere Sleepy Smooth Snowy Soft Solar Solid Sound South Spirited Spring Sprightly ' +
  'Spry Stable Starry Steady Still Stout Strong Sturdy Subtle Summer Sunlit Sunny Sure Swift Tall Tame Tawny Teal Tender Thrifty Tidal Tidy Timely Tranquil True Trusty Upbeat Valiant Vast ' +
  'Velvet Verdant Vivid Warm Wary Watchful West Whimsical White Wide Willing Windy Winter Wise Witty Wooden Young Zesty';

const things =
  'Acacia Almond Amaltas Anchor Antelope Apricot Arjun Ashoka Badger Bakul Bamboo Banana Banyan Barbet Basil Bay Beacon Bee Begonia Bel Betel Bharal Bittern Blackbuck Boat Brook Bulbul ' +
  'Butterfly Canoe Canyon Cardamom Cashew Cassia Cedar Chakor Champa Chameli Chestnut Chinar Chinkara Chital Cicada Citron Civet Cloud Coconut Comet Conch Copse Coriander Cotton Cove Crane ' +
  'Cricket Cuckoo Cumin Curlew Cypress Dahlia Deodar Desert Dhole Dolphin Dove Dragonfly Drongo Dune Eagle Egret Elephant Falcon Fennel Fern Ficus Fig Finch Firefly Flamingo Garden Gazelle ' +
  'Gecko Ginger Glacier Grove Guava Gulmohar Harbour Harrier Hawk Heron Hibiscus Hillock Hoopoe Hornbill Ibis Indri Island Ivy Jackal Jackfruit Jamun Jarul Jasmine Juniper Kadamba Kestrel ' +
  'Kikar Kingfisher Kite Koel Kokum Ladybird Lagoon Lake Langur Lantern Lapwing Lark Laurel Lemon Leopard Lily Lime Lion Lotus Lychee Magnolia Magpie Mahogany Mahseer Mahua Mallow Mandarin ' +
  'Mango Mangrove Maple Marigold Markhor Marten Meadow Melon Minivet Mint Mongoose Moringa Moth Mountain Mulberry Munia Mustard Myna Myrtle Neem Nightjar Nilgai Nutmeg Oak Oasis Olive Orchid ' +
  'Oriole Osprey Otter Owl Palash Palm Pangolin Papaya Parakeet Parijat Partridge Peacock Pebble Peepal Pelican Pepper Petrel Pheasant Pigeon Pine Pipit Plover Plum Pomelo Poplar Poppy ' +
  'Porcupine Prairie Quail Quince Rain Raven Reed Ridge Rill River Robin Roller Rosewood Rudraksha Sal Sambar Sandal Sandpiper Sapling Saras Sesame Shisham Shrike Siskin Skylark Sparrow ' +
  'Squirrel Starling Stork Sunbird Swallow Swan Swift Tahr Tamarind Tapir Teak Teal Tern Thrush Tiger Tortoise Toucan Tulip Tulsi Turmeric Turtle Valley Vine Violet Wagtail Walnut ' +
  'Warbler Weaver Willow Woodpecker Yak Zinnia';

export const englishNames = { firsts: manners.split(' '), seconds: things.split(' ') };
