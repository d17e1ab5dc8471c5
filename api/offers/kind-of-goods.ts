import { foldText } from '../../contract/platform/fold-text.ts'

/** What a German name says a thing is: the noun at the end of its head word, and the words that tell its sort. */
export type KindOfGoods = { noun: string; head: string; words: string[] }

/** Nouns that end the names of goods; of two the longer counts: 'Frischkäse' is no 'Käse'. */
const NOUNS =
  `drink milch frischmilch vollmilch buttermilch kondensmilch sahne butter kräuterbutter margarine butterschmalz schmand rahm kefir molke
  joghurt jogurt skyr quark kräuterquark pudding dessert grütze mousse milchreis frischkäse käse camembert brie gouda emmentaler
  edamer tilsiter feta hirtenkäse mozzarella ricotta mascarpone parmesan cheddar wurst bratwurst leberwurst mettwurst teewurst blutwurst rotwurst
  bockwurst fleischwurst jagdwurst bierwurst currywurst weißwurst würstchen wiener salami mortadella lyoner leberkäse
  fleischkäse sülze aufschnitt schinken bierschinken lachsschinken speck bacon kasseler schmalz landjäger putenbrust hähnchenbrust hähnchenbrustfilet
  hähnchen pute ente fleisch hackfleisch gulasch geschnetzeltes schnitzel steak braten roulade frikadelle frikadellen nuggets burger filet
  fischstäbchen schlemmerfilet hering heringsfilet heringsfilets matjes makrele makrelenfilet makrelenfilets forelle forellenfilet forellenfilets lachs lachsfilet
  räucherlachs thunfisch sardinen sardellen seelachs kabeljau garnelen krabben rollmops kaviar muscheln fisch salat kartoffelsalat
  fleischsalat eiersalat krautsalat nudelsalat geflügelsalat oliven hummus tzatziki antipasti feldsalat eisbergsalat rucola eier
  scheiben würfel tofu seitan falafel bratling äpfel möhren kartoffeln zwiebeln tomaten champignons beeren spargel melone orangen
  brot toast brötchen baguette croissant kuchen stollen pizza eis gemüse spinat pommes`
    .split(/\s+/)
    .map(foldText)
    .toSorted((a, b) => b.length - a.length)

/** Where the head ends: what follows is in it or of it. */
const ADDITION = /,|\(|\s[-–]\s|\s(?:mit|ohne|in|im|aus|auf|vom|von|nach|zum|zur|für)\s/iu
const SHORTEST = 4

export function kindOf(name: string): KindOfGoods {
  const parts = name.split(ADDITION).map(wordsIn)
  const known = parts.flatMap((words) => words.findLast((word) => nounOf(word)) ?? [])[0]
  const head = known ?? parts[0]?.findLast((word) => !COMMON.has(word)) ?? ''
  return { noun: nounOf(head) ?? head, head, words: parts.flat() }
}

const wordsIn = (text: string) =>
  foldText(text)
    .match(/\p{L}+/gu)
    ?.filter((word) => word.length >= SHORTEST) ?? []
/** The noun a word ends with; of one that ends otherwise the noun it begins with: 'Schinkenstreifen'. */
const nounOf = (word: string) =>
  NOUNS.find((noun) => word.endsWith(noun)) ?? NOUNS.find((noun) => word !== noun && word.startsWith(noun))

export const isSameKind = (one: KindOfGoods, other: KindOfGoods): boolean => one.noun !== '' && one.noun === other.noun

/** How many words beside the noun are shared, or beginnings of compounds: 'Erdbeer-Joghurt', 'Erdbeerjoghurt'. */
export function sharedSorts(one: KindOfGoods, other: KindOfGoods): number {
  const others = sortsOf(other)
  return sortsOf(one).filter((sort) => others.some((own) => own.startsWith(sort) || sort.startsWith(own))).length
}

const sortsOf = ({ noun, words }: KindOfGoods) => {
  const sorts = words.map((word) => (word.endsWith(noun) ? word.slice(0, -noun.length) : word))
  return [...new Set(sorts)].filter((word) => word.length >= SHORTEST_SORT && !COMMON.has(word))
}

const SHORTEST_SORT = 3

/** Words of many names, which make no sort. */
const COMMON = new Set(
  `bio mild milde milder fein feine feiner feinste feinster frisch frische frischer natur original traditionell klassisch classic
  delikatess gourmet premium fett haltbare vegan vegane veganer vegetarisch vegetarische vegetarischer frucht`.split(
    /\s+/,
  ),
)
