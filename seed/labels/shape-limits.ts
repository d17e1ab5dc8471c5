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

/** Shapes that hold what is drunk as it is: no powder, nothing that is eaten with a spoon. */
const DRINKS = new Set(['can', 'can-slim', 'milk'])

/** Shapes that hold nothing that flows; ice cream is stated in millilitres and comes in boxes all the same. */
const DRY = /^(?:box|sack|caddy|flowpack|bar$)/

/** Shapes that show the whole of what a name may say is cut. */
const WHOLE = new Set(['cheese-gouda', 'cheese-mountain', 'salami', 'ham', 'loaf'])
const CUT = /scheib|gerieb|reibe|gestift|würfel|streifen|aufschnitt|hauchfein|geschnitten|snack/i

/** Whether a shape is of the size of an article's content, and as whole as the article is. */
export function holds(
  archetype: string,
  { name_de: name = '', category, content_amount: amount, content_unit: unit }: Row,
): boolean {
  const limits = LIMITS[archetype]
  if (WHOLE.has(archetype) && CUT.test(name)) return false
  if (DRINKS.has(archetype) && unit !== 'ML') return false
  if (unit === 'ML' && category !== 'eis' && DRY.test(archetype)) return false
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
  'jar-honey': ['aufstriche-honig', 'sossen-senf', 'gewuerze-salz', 'zucker-suesse'],
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
