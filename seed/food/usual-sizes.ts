import { foodKinds, type FoodKind } from './food-kinds.ts'

type Size = Pick<FoodKind, 'base' | 'content' | 'box'>

const size = (base: number, content: FoodKind['content'], box: number): Size => ({ base, content, box })

/**
 * What a category sells in another size and at another price than the rest of it: butter among the milk, salt among the
 * spices. The first pattern that the name has counts.
 */
const SIZES: Record<string, [RegExp, Size][]> = {
  'milch-sahne': [
    [/butterschmalz/i, size(980, [500, 'G'], 12)],
    [/butter(?!milch)|margarine|streich(?:zart|fett)|kerr?y|sanella|sojola/i, size(760, [250, 'G'], 20)],
    [/sprüh/i, size(960, [250, 'ML'], 12)],
    [/saure sahne|schmand|cr[eè]me fra/i, size(480, [200, 'G'], 12)],
    [/kondens|milch ?mädchen|bärenmarke traum/i, size(390, [340, 'G'], 12)],
    [/kaffee|kännchen|(?<!ent)rahm/i, size(460, [200, 'ML'], 20)],
    [/sahne/i, size(420, [1000, 'ML'], 6)],
    [/pulver/i, size(890, [500, 'G'], 10)],
    [/scho[ck]o|kakao|erdbeer|vanill|shake|müllermilch|drink/i, size(240, [500, 'ML'], 12)],
  ],
  'joghurt-quark': [
    [/drink|trink|kefir|buttermilch|molke|ayran|\blassi\b/i, size(210, [500, 'ML'], 10)],
    [/pudding|dessert|grütze|mousse|panna cotta|monte|tiramisu/i, size(520, [200, 'G'], 12)],
  ],
  'kaffee-instant': [[/(?<!typ )eis-?kaffee|freddo|landmilch|caff?[eè] latte/i, size(560, [250, 'ML'], 12)]],
  'oel-essig': [
    [/salat ?(?:krönung|fein\b)/i, size(2600, [50, 'G'], 15)],
    [/dressing|salat ?(?:so[sß]+e|sauce|fix|liebe|veredler|fris)/i, size(560, [500, 'ML'], 8)],
    [/essig|essenz|balsamico/i, size(340, [750, 'ML'], 6)],
    [/fett/i, size(690, [500, 'G'], 8)],
  ],
  'mehl-backen': [
    [/mischung|\bmix\b/i, size(390, [500, 'G'], 10)],
    [
      /(?:[^w]|^)hefe|backpulver|aroma|guss|pulver\b|paradies|götterspeise|wackel|sahnestark|quarkfein|hilfe|tortencreme|soßenkuchen/i,
      size(1400, [50, 'G'], 24),
    ],
    [
      /dekor|schmuck|schrift|streusel|glasur|kuvert|raspel|tr[oö]pf|blätt|schokolade|chunks|oblaten/i,
      size(980, [200, 'G'], 12),
    ],
    [/\bteig|(?:pizza|blätter|kuchen|strudel|croissant)-?teig/i, size(490, [400, 'G'], 8)],
  ],
  'gewuerze-salz': [
    [
      /^(?!.*(?:curry|kräuter|knoblauch|gewürz|zwiebel|tomat|dill|pfeffer|chili|trüffel|sellerie)).*salz\b/i,
      size(260, [500, 'G'], 12),
    ],
  ],
  'zucker-suesse': [
    [/vanill|orangen|zitronen/i, size(1600, [100, 'G'], 12)],
    [/sirup|dicksaft|flüssig/i, size(1300, [250, 'ML'], 8)],
    [/xyli|birken|eryth|stevia|streusü|kokosbl|kokosz/i, size(1200, [300, 'G'], 8)],
  ],
  'obst-gemuese': [[/beeren|champignon|seitling|rucola|schoten|feldsalat|salatmi|-mix\b/i, size(1150, [250, 'G'], 8)]],
}

const SINGLE_BAR = 25
const SEVERAL_BARS = /(?<!\d)(\d{1,2})(?: ?\+ ?(\d))?(?:er\b| riegel)/i

/** How goods of a category are traded; of what the category sells in other sizes, in these. */
export function kindNamed(category: string, name: string): FoodKind {
  const kind = foodKinds[category]!
  const bars = category === 'riegel' ? SEVERAL_BARS.exec(name) : null
  if (bars) {
    const pieces = Number(bars[1]) + Number(bars[2] ?? 0)
    return { ...kind, content: [pieces * SINGLE_BAR, 'G'], box: 12 }
  }
  const other = SIZES[category]?.find(([pattern]) => pattern.test(name))
  return other ? { ...kind, ...other[1] } : kind
}
