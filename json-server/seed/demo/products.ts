import { dollarText } from '../../../src/domain/demo/amounts.ts';
import type { Product } from '../../../src/domain/demo/products.ts';
import { createRandom } from '../random.ts';

type Line = readonly [name: string, brand: string, dollars: number];

/** Spec §3 names the categories. */
export const PRODUCT_LINES: Readonly<Record<string, readonly Line[]>> = {
  Electronics: [
    ['Pebble Wireless Earbuds', 'Sonora', 89],
    ['Lumen Reading Tablet', 'Papyra', 249],
    ['Harbor Smart Speaker', 'Sonora', 129.5],
    ['Atlas 27" Monitor', 'Viewline', 319],
    ['Drift Action Camera', 'Optika', 214],
    ['Nimbus Phone 12', 'Nimbus', 799],
    ['Quill Ultrabook', 'Viewline', 1249],
    ['Beacon Mesh Router', 'Netwise', 179],
    ['Orbit Smart Watch', 'Nimbus', 229],
  ],
  Accessories: [
    ['Canvas Weekend Bag', 'Tramontane', 74],
    ['Walnut Phone Stand', 'Ahşap', 24.9],
    ['Merino Travel Scarf', 'Tramontane', 48],
    ['Leather Key Folio', 'Sahtiyan', 36],
    ['Polarised Sunglasses', 'Optika', 95],
    ['Braided Charging Cable', 'Netwise', 14.5],
    ['Foldable Umbrella', 'Drizzle', 29],
    ['Card Wallet', 'Sahtiyan', 42],
  ],
  Shoes: [
    ['Ridge Hiking Boots', 'Stride', 164],
    ['Breeze Running Shoes', 'Stride', 119],
    ['Linen Espadrilles', 'Marina', 55],
    ['City Leather Loafers', 'Sahtiyan', 138],
    ['Studio Indoor Trainers', 'Stride', 84],
    ['Rain Ankle Boots', 'Drizzle', 72.5],
    ['Kids Canvas Sneakers', 'Marina', 39],
    ['Trail Sandals', 'Stride', 67],
  ],
  Office: [
    ['Ergo Mesh Chair', 'Deskwell', 289],
    ['Oak Standing Desk', 'Deskwell', 549],
    ['Dot Grid Notebook', 'Papyra', 12],
    ['Brass Desk Lamp', 'Işıltı', 78],
    ['Quiet Mechanical Keyboard', 'Keyform', 134],
    ['Vertical Mouse', 'Keyform', 49.9],
    ['Felt Desk Mat', 'Ahşap', 32],
    ['Monthly Wall Planner', 'Papyra', 18],
  ],
  'Home Decor': [
    ['Handwoven Kilim', 'Anadolu', 240],
    ['İznik Tile Tray', 'Anadolu', 58],
    ['Ceramic Table Vase', 'Clayfield', 44],
    ['Linen Cushion Set', 'Marina', 52],
    ['Copper Coffee Pot', 'Anadolu', 34.5],
    ['Rattan Floor Lamp', 'Işıltı', 112],
    ['Framed Harbour Print', 'Clayfield', 65],
    ['Scented Fig Candle', 'Clayfield', 21],
    ['Round Hall Mirror', 'Ahşap', 98],
  ],
  Games: [
    ['Arcade Pocket Console', 'Pixelbox', 199],
    ['Twin Stick Controller', 'Pixelbox', 59],
    ['Lost Caravan Board Game', 'Tavla', 46],
    ['Marble Backgammon Set', 'Tavla', 85],
    ['Harbour Masters Puzzle', 'Tavla', 27],
    ['Speed Circuit Racing Wheel', 'Pixelbox', 259],
    ['Story Dice', 'Tavla', 16],
    ['Strategy Card Deck', 'Tavla', 19.5],
  ],
};

/** Spec §4. */
const STATUSES = [
  ['Published', 6],
  ['Scheduled', 2],
  ['Inactive', 2],
] as const;

/** Pictures of a category in `public/demo/products`. */
export const pictureOf = (category: string): string => `/demo/products/${category.toLowerCase().replace(' ', '-')}.svg`;

/** The 50 products (spec §9), the categories mixed. */
export function makeProducts(): readonly Product[] {
  const random = createRandom('demo products');
  const lines = Object.entries(PRODUCT_LINES)
    .flatMap(([category, of]) => of.map((line) => ({ category, line, place: random.next() })))
    .sort((a, b) => a.place - b.place);
  return lines.map(({ category, line: [productName, productBrand, dollars] }, index) => {
    const stock = random.chance(0.7);
    return {
      id: index + 1,
      productName,
      productBrand,
      category,
      stock,
      sku: 10_000 + random.int(0, 1700) * 50 + index,
      price: dollarText(dollars),
      qty: stock ? random.int(4, 980) : 0,
      status: random.weighted(STATUSES),
      image: pictureOf(category),
    };
  });
}
