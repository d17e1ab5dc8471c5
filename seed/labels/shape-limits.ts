type Row = Record<string, string>

/** Grams or millilitres that a shape holds; what is not named holds anything. */
const LIMITS: Record<string, readonly [least: number, most: number]> = {
  sack: [500, Infinity],
  'sack-kraft': [250, Infinity],
  tin: [0, 900],
  'tin-5': [700, Infinity],
  'tin-flat': [0, 400],
  bar: [0, 400],
  can: [0, 600],
  'can-slim': [0, 600],
  canister: [2000, Infinity],
  'tub-yoghurt': [0, 600],
  bucket: [250, Infinity],
  shaker: [0, 300],
  'shaker-green': [0, 300],
  'jar-honey': [0, 1500],
  'jar-cream': [0, 1500],
  'jar-cocoa': [0, 1500],
  'jar-berry': [0, 1500],
  'jar-tall': [0, 2000],
}

/** Whether a shape is of the size of an article's content. */
export function holds(archetype: string, { content_amount: amount, content_unit: unit }: Row): boolean {
  const limits = LIMITS[archetype]
  if (!limits || unit === 'PIECE') return true
  const [least, most] = limits
  return Number(amount) >= least && Number(amount) <= most
}

/** Shapes that show what is in them, and the categories that sell it. */
const SEEN: Record<string, string[]> = {
  'tray-cheese': ['kaese', 'vegan-tofu'],
  'tray-ham': ['wurst-schinken', 'vegan-tofu', 'pasta-reis'],
  'tray-meat': ['fleisch-gefluegel', 'vegan-tofu'],
  'tray-fish': ['fisch'],
  eggbox: ['eier'],
  milk: ['milch-sahne', 'joghurt-quark'],
  brick: [
    'pflanzendrinks',
    'milch-sahne',
    'saft-nektar',
    'schorle-eistee',
    'sossen-senf',
    'wein',
    'kakao',
    'kaffee-instant',
  ],
}

export const isSoldIn = (archetype: string, { category = '' }: Row): boolean =>
  SEEN[archetype]?.includes(category) ?? true
