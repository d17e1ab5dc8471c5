/** How goods of a category are traded in the demo. Price is net for the base size; all of it demo values. */
export type FoodKind = {
  /** Cents net per kilogram, litre or piece. */
  base: number
  /** Content of one piece: amount in grams, millilitres or pieces. */
  content: [amount: number, unit: 'G' | 'ML' | 'PIECE']
  box: number
  /** What a label says that may not name the real brand. */
  label: string
  storage: 'dry' | 'chilled' | 'frozen'
  /** Deposit in cents of what is sold in bottles or cans. */
  deposit?: { cents: number; type: 'EINWEG' | 'MEHRWEG' }
}

const kind = (
  base: number,
  content: FoodKind['content'],
  box: number,
  label: string,
  storage: FoodKind['storage'] = 'dry',
  deposit?: FoodKind['deposit'],
): FoodKind => ({ base, content, box, label, storage, ...(deposit && { deposit }) })

const bottle = { cents: 15, type: 'MEHRWEG' } as const
const beer = { cents: 8, type: 'MEHRWEG' } as const
const can = { cents: 25, type: 'EINWEG' } as const

export const foodKinds: Record<string, FoodKind> = {
  'mehl-backen': kind(180, [1000, 'G'], 10, 'Backzutat'),
  'pasta-reis': kind(290, [500, 'G'], 12, 'Pasta & Getreide'),
  'oel-essig': kind(780, [750, 'ML'], 6, 'Öl & Essig'),
  'sossen-senf': kind(560, [500, 'G'], 6, 'Soße'),
  'gewuerze-salz': kind(2400, [100, 'G'], 10, 'Gewürz'),
  konserven: kind(380, [425, 'G'], 12, 'Eingelegtes'),
  'suppen-fertiggerichte': kind(520, [400, 'G'], 6, 'Fertiggericht'),
  'muesli-cerealien': kind(560, [500, 'G'], 8, 'Müsli'),
  'aufstriche-honig': kind(840, [250, 'G'], 8, 'Aufstrich'),
  'nuesse-trockenfruechte': kind(1340, [200, 'G'], 10, 'Nüsse & Früchte'),
  'vegan-tofu': kind(1080, [200, 'G'], 6, 'Pflanzlich', 'chilled'),
  'milch-sahne': kind(170, [1000, 'ML'], 10, 'Milch', 'chilled'),
  'joghurt-quark': kind(320, [500, 'G'], 6, 'Joghurt', 'chilled'),
  kaese: kind(1180, [250, 'G'], 8, 'Käse', 'chilled'),
  'wurst-schinken': kind(1280, [150, 'G'], 10, 'Wurst', 'chilled'),
  'fleisch-gefluegel': kind(1390, [500, 'G'], 6, 'Fleisch', 'chilled'),
  fisch: kind(1680, [200, 'G'], 8, 'Fisch', 'chilled'),
  'obst-gemuese': kind(290, [1000, 'G'], 5, 'Frische'),
  eier: kind(26, [10, 'PIECE'], 6, 'Eier', 'chilled'),
  'feinkost-salate': kind(860, [200, 'G'], 6, 'Feinkost', 'chilled'),
  'tk-pizza-snacks': kind(620, [350, 'G'], 10, 'Pizza & Snack', 'frozen'),
  'tk-gemuese': kind(340, [1000, 'G'], 8, 'Gemüse', 'frozen'),
  eis: kind(540, [900, 'ML'], 6, 'Eis', 'frozen'),
  'brot-broetchen': kind(410, [500, 'G'], 6, 'Brot'),
  'knaeckebrot-waffeln': kind(680, [250, 'G'], 10, 'Knäcke & Waffel'),
  'kuchen-gebaeck': kind(790, [400, 'G'], 6, 'Kuchen'),
  kekse: kind(780, [200, 'G'], 12, 'Keks'),
  schokolade: kind(1080, [100, 'G'], 15, 'Schokolade'),
  'bonbons-fruchtgummi': kind(740, [200, 'G'], 12, 'Süßes'),
  'salzige-snacks': kind(820, [150, 'G'], 12, 'Salzig'),
  riegel: kind(1490, [40, 'G'], 24, 'Riegel'),
  wasser: kind(48, [750, 'ML'], 12, 'Mineralwasser', 'dry', bottle),
  'limonade-cola': kind(110, [330, 'ML'], 24, 'Limonade', 'dry', bottle),
  'schorle-eistee': kind(130, [500, 'ML'], 12, 'Schorle & Eistee', 'dry', can),
  'saft-nektar': kind(210, [1000, 'ML'], 6, 'Saft'),
  'energy-sport': kind(290, [500, 'ML'], 12, 'Sportgetränk', 'dry', can),
  sirup: kind(640, [700, 'ML'], 6, 'Sirup'),
  bier: kind(190, [500, 'ML'], 20, 'Bier', 'dry', beer),
  'bier-alkoholfrei': kind(185, [500, 'ML'], 20, 'Alkoholfrei', 'dry', beer),
  wein: kind(860, [750, 'ML'], 6, 'Wein'),
  'sekt-schaumwein': kind(990, [750, 'ML'], 6, 'Sekt'),
  spirituosen: kind(1980, [700, 'ML'], 6, 'Spirituose'),
  'kaffee-bohne': kind(1590, [1000, 'G'], 8, 'Kaffee'),
  'kaffee-instant': kind(3100, [200, 'G'], 6, 'Löslicher Kaffee'),
  tee: kind(4200, [100, 'G'], 10, 'Tee'),
  kakao: kind(1180, [500, 'G'], 8, 'Kakao'),
  'zucker-suesse': kind(240, [1000, 'G'], 10, 'Süßungsmittel'),
  pflanzendrinks: kind(165, [1000, 'ML'], 8, 'Pflanzendrink'),
}
